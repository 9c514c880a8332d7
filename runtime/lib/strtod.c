/* Text to floating numbers, correctly rounded, half to even.
 *
 * Numbers of up to 15 digits and small exponents are one exact multiplication or division of doubles (Clinger 1990).
 * The others are integers over a power of ten, divided bit by bit: exact, and slow only in proportion to their size. */
#include "heap.h"
#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 800 }; /* no half-way point between doubles has more; what follows only says `more` */

struct number {
    const char *first; /* first significant digit */
    int digits;        /* significant digits, the point between them not counted */
    int exponent;      /* of ten, for the last of `digits` */
    int sticky;        /* digits that are not zero were left out */
    uint64_t head;     /* the first 19 digits */
};

/* m * 2^e, with `sticky` for lost bits below, rounded to `bits` bits (53, or 24 for a float); e_min: of the format. */
static double assemble(uint64_t m, int e, int sticky, int bits, int e_min) {
    union { uint64_t bits; double value; } as;
    int drop, top = 64;
    uint64_t rest, half;
    if (!m) return 0;
    while (!(m >> 63)) {
        m <<= 1;
        e--;
    }
    drop = top - bits;
    if (e + drop < e_min) drop = e_min - e;
    if (drop > 64) {
        errno = ERANGE;
        return 0;
    }
    half = (uint64_t)1 << (drop - 1);
    rest = drop == 64 ? m : m & (2 * half - 1);
    m = drop == 64 ? 0 : m >> drop;
    if (drop > top - bits && (rest || sticky)) errno = ERANGE; /* a denormal, not exact */
    if (rest > half || (rest == half && (sticky || m & 1))) m++;
    e += drop;
    if (m >> bits) {
        m >>= 1;
        e++;
    }
    if (e > (bits == 53 ? 971 : 104)) {
        errno = ERANGE;
        return __builtin_inf();
    }
    if (!m) return 0;
    if (bits == 24) { /* every float is a normal double */
        while (!(m >> 52)) {
            m <<= 1;
            e--;
        }
    }
    as.bits = m >> 52 ? (m & 0xFFFFFFFFFFFFFull) | (uint64_t)(e + 1075) << 52 : m;
    return as.value;
}

/* a = a * by + plus; n words, the lowest first; returns the new n */
static int scale(unsigned *a, int n, unsigned by, unsigned plus) {
    uint64_t carry = plus;
    int i;
    for (i = 0; i < n; i++) {
        carry += (uint64_t)a[i] * by;
        a[i] = carry;
        carry >>= 32;
    }
    if (carry) a[n++] = carry;
    return n;
}

static int times_ten(unsigned *a, int n, int power) {
    for (; power >= 9; power -= 9) n = scale(a, n, 1000000000, 0);
    for (; power > 0; power--) n = scale(a, n, 10, 0);
    return n;
}

static int bit_length(const unsigned *a, int n) {
    int bits = n * 32;
    unsigned high = n ? a[n - 1] : 0;
    if (!n) return 0;
    for (; !(high >> 31); high <<= 1) bits--;
    return bits;
}

static int shift_left(unsigned *a, int n, int bits) {
    int words = bits / 32, part = bits % 32, i;
    if (part) n = scale(a, n, 1u << part, 0);
    if (!words) return n;
    for (i = n - 1; i >= 0; i--) a[i + words] = a[i];
    for (i = 0; i < words; i++) a[i] = 0;
    return n + words;
}

static int compare(const unsigned *a, int n, const unsigned *b, int m) {
    if (n != m) return n - m;
    while (n-- > 0)
        if (a[n] != b[n]) return a[n] < b[n] ? -1 : 1;
    return 0;
}

/* a -= b, a >= b; returns a's new length */
static int subtract(unsigned *a, int n, const unsigned *b, int m) {
    unsigned borrow = 0, next;
    int i;
    for (i = 0; i < n; i++) {
        next = i < m ? b[i] : 0;
        if (i >= m && !borrow) break;
        a[i] -= borrow;
        borrow = borrow && a[i] == 0xFFFFFFFFu;
        if (a[i] < next) borrow = 1;
        a[i] -= next;
    }
    while (n > 0 && !a[n - 1]) n--;
    return n;
}

static int read_digits(unsigned *a, const struct number *x) {
    const char *p = x->first;
    unsigned value = 0, by = 1;
    int n = 0, left = x->digits;
    for (; left > 0; p++) {
        if (!isdigit(*p)) continue; /* the point */
        value = value * 10 + (*p - '0');
        by *= 10;
        left--;
        if (by == 1000000000 || !left) {
            n = scale(a, n, by, value);
            value = 0;
            by = 1;
        }
    }
    return n;
}

/* The long way. top / below are integers; 64 bits of their quotient come from 64 compares and subtractions. */
static double divide(const struct number *x, int bits, int e_min) {
    int power = x->exponent, size, n, m = 1, shift, e, i;
    unsigned *top, *below;
    uint64_t quotient = 0;
    double value;
    size = (x->digits + (power < 0 ? -power : power)) * 107 / 1024 + 6; /* log2(10) / 32 = 0.1038 words a digit */
    top = malloc(2 * size * sizeof *top);
    __NEED(top);
    below = top + size;
    n = read_digits(top, x);
    below[0] = 1;
    if (power >= 0) n = times_ten(top, n, power);
    else m = times_ten(below, 1, -power);
    shift = bit_length(top, n) - bit_length(below, m); /* then 1/2 < top / (below * 2^shift) < 2 */
    if (shift > 0) m = shift_left(below, m, shift);
    else n = shift_left(top, n, -shift);
    e = shift - 63;
    for (i = 0; i < 64; i++) {
        quotient <<= 1;
        if (compare(top, n, below, m) >= 0) {
            n = subtract(top, n, below, m);
            quotient |= 1;
        }
        if (n) n = scale(top, n, 2, 0);
    }
    value = assemble(quotient, e, n || x->sticky, bits, e_min);
    free(top);
    return value;
}

static double powers(int n) {
    double value = 1, ten = 10;
    for (; n; n >>= 1) {
        if (n & 1) value *= ten;
        ten *= ten;
    }
    return value;
}

static double decimal(const struct number *x, int bits, int e_min) {
    int e = x->exponent;
    if (!x->digits) return 0;
    if (x->digits + e > 310) {
        errno = ERANGE;
        return __builtin_inf();
    }
    if (x->digits + e < -330) {
        errno = ERANGE;
        return 0;
    }
    if (bits == 53 && x->digits <= 15 && e >= -22 && e <= 22) {
        double m = x->head >> 32 ? (double)x->head : (double)(unsigned)x->head;
        return e < 0 ? m / powers(-e) : e > 0 ? m * powers(e) : m;
    }
    return divide(x, bits, e_min);
}

/* Up to four digits after an e or p, with sign; *s stays where it is if there are none. */
static int exponent(const char **s) {
    const char *p = *s + 1;
    int minus = 0, value = 0;
    if (*p == '-' || *p == '+') minus = *p++ == '-';
    if (!isdigit(*p)) return 0;
    for (; isdigit(*p); p++)
        if (value < 100000) value = value * 10 + (*p - '0');
    *s = p;
    return minus ? -value : value;
}

static double hexadecimal(const char **text, int bits, int e_min) {
    const char *s = *text, *first;
    uint64_t m = 0;
    int e = 0, point = 0, any = 0, sticky = 0, digit, c;
    for (first = s += 2;; s++) {
        c = *s;
        if (c == '.' && !point) {
            point = 1;
            continue;
        }
        digit = isdigit(c) ? c - '0' : ((unsigned)c | 32) - 'a' < 6 ? (c | 32) - 'a' + 10 : 99;
        if (digit > 15) break;
        any = 1;
        if (m >> 60) {
            sticky |= digit;
            if (!point) e += 4;
        } else {
            m = m << 4 | digit;
            if (point) e -= 4;
        }
    }
    if (!any) {
        *text = first - 1; /* only the 0 of 0x */
        return 0;
    }
    if ((*s | 32) == 'p') e += exponent(&s);
    *text = s;
    if (!m) return 0;
    return assemble(m, e > 20000 ? 20000 : e < -20000 ? -20000 : e, sticky, bits, e_min);
}

static double scan_decimal(const char **text, int bits, int e_min) {
    const char *s = *text;
    struct number x;
    int point = 0, any = 0, zeros = 0, c;
    x.first = 0;
    x.digits = x.exponent = x.sticky = 0;
    x.head = 0;
    for (;; s++) {
        c = *s;
        if (c == '.' && !point) {
            point = 1;
            continue;
        }
        if (!isdigit(c)) break;
        any = 1;
        if (!x.first) {
            if (c == '0') {
                x.exponent -= point;
                continue;
            }
            x.first = s;
        }
        /* zeros wait, and count only when a digit follows them */
        if (c == '0') {
            zeros++;
            if (!point) x.exponent++;
            continue;
        }
        if (x.digits + zeros >= DIGITS) {
            x.sticky = 1;
            if (!point) x.exponent++;
            continue;
        }
        for (; zeros; zeros--) {
            if (x.digits++ < 18) x.head *= 10;
            x.exponent--;
        }
        if (x.digits++ < 18) x.head = x.head * 10 + (c - '0');
        x.exponent -= point;
    }
    if (!any) return 0;
    if ((*s | 32) == 'e') x.exponent += exponent(&s);
    *text = s;
    return decimal(&x, bits, e_min);
}

static int same_word(const char *s, const char *word) {
    for (; *word; s++, word++)
        if ((*s | 32) != *word) return 0;
    return 1;
}

static double scan(const char *s, char **end, int bits, int e_min) {
    const char *begin = s, *number;
    double value = 0;
    int minus = 0;
    while (*s == ' ' || (unsigned)*s - '\t' < 5) s++;
    if (*s == '-' || *s == '+') minus = *s++ == '-';
    number = s;
    if (same_word(s, "inf")) {
        s += same_word(s + 3, "inity") ? 8 : 3;
        value = __builtin_inf();
    } else if (same_word(s, "nan")) {
        s += 3;
        if (*s == '(') {
            const char *p = s + 1;
            while (isdigit(*p) || isalpha(*p) || *p == '_') p++;
            if (*p == ')') s = p + 1;
        }
        value = __builtin_nan("");
    } else if (*s == '0' && (s[1] | 32) == 'x') value = hexadecimal(&s, bits, e_min);
    else value = scan_decimal(&s, bits, e_min);
    if (s == number) s = begin, minus = 0;
    if (end) *end = (char *)s;
    return minus ? -value : value;
}

double strtod(const char *s, char **end) {
    return scan(s, end, 53, -1074);
}

float strtof(const char *s, char **end) {
    return (float)scan(s, end, 24, -149);
}

long double strtold(const char *s, char **end) {
    return strtod(s, end);
}

double atof(const char *s) {
    return strtod(s, NULL);
}
