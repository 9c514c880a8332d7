/* Doubles as decimal text, exactly: %e %f %g print what the 53-bit value really is, rounded once, half to even.
 *
 * The value becomes a row of limbs in base 10^9, the point between two of them. Ordinary values (2^-12 .. 2^64) get
 * there with a few 32 x 32 bit products; the others by doubling or halving the whole row. */
#include "heap.h"
#include "out.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BASE 1000000000u
#define NEAR 40 /* limbs that lie in the frame; more come from the heap */
#define MOST 1080 /* no double has more decimals */

struct decimal {
    unsigned *limb;
    int whole, n;   /* limbs before the point, limbs in all */
    int most;       /* limbs that matter: what comes after only says `not exactly` */
};

/* Drops what comes after the limbs that matter, but leaves a trace of it, so that rounding sees no false tie. */
static void cut(struct decimal *d, int most) {
    int lost = 0;
    while (d->n > most) lost |= d->limb[--d->n];
    if (lost) d->limb[d->n - 1] |= 1;
}

static int first(const struct decimal *d) {
    int i = 0;
    while (i < d->n - 1 && !d->limb[i]) i++;
    return i;
}

/* m < 2^64 into the limbs before the point. */
static void set_whole(struct decimal *d, uint64_t m) {
    int i;
    d->n = d->whole;
    for (i = d->whole - 1; i >= 0; i--) {
        if (m >> 32) {
            d->limb[i] = m % BASE;
            m /= BASE;
        } else {
            d->limb[i] = (unsigned)m % BASE;
            m = (unsigned)m / BASE;
        }
    }
}

/* Appends the fraction part / 2^64. */
static void set_fraction(struct decimal *d, unsigned high, unsigned low, int most) {
    uint64_t a, b;
    while ((high | low) && d->n < most) {
        a = (uint64_t)low * BASE;
        b = (uint64_t)high * BASE + (a >> 32);
        low = a;
        high = b;
        d->limb[d->n++] = b >> 32;
    }
    if (high | low) d->limb[d->n - 1] |= 1;
}

static void multiply(struct decimal *d, int bits) {
    uint64_t carry;
    int i, step, from = first(d);
    for (; bits > 0; bits -= step) {
        step = bits < 29 ? bits : 29;
        carry = 0;
        for (i = d->n - 1; i >= from || carry; i--) {
            carry += (uint64_t)d->limb[i] << step;
            d->limb[i] = carry % BASE;
            carry /= BASE;
        }
        if (i + 1 < from) from = i + 1;
    }
}

/* digits: limbs from the first one that is not zero that matter; 0: d->most is absolute. */
static void divide(struct decimal *d, int bits, int digits) {
    unsigned carry, value;
    int i, step, from = 0;
    for (; bits > 0; bits -= step) {
        step = bits < 9 ? bits : 9;
        carry = 0;
        while (from < d->n - 1 && !d->limb[from]) from++;
        for (i = from; i < d->n; i++) {
            value = d->limb[i];
            d->limb[i] = (value >> step) + carry;
            carry = (BASE >> step) * (value & ((1 << step) - 1));
        }
        if (carry) d->limb[d->n++] = carry;
        while (from < d->n - 1 && !d->limb[from]) from++;
        cut(d, digits ? from + digits : d->most);
    }
}

/* |x| = m * 2^e into limbs. places: decimals that matter; digits: if not 0, significant limbs that do instead. */
static void expand(struct decimal *d, unsigned *near, uint64_t m, int e, int places, int digits) {
    int room;
    d->limb = near;
    if (e >= -64 && e <= 11) {
        d->whole = 4;
        if (e >= 0) set_whole(d, m << e);
        else {
            set_whole(d, e == -64 ? 0 : m >> -e);
            m <<= 64 + e;
            room = digits ? digits + 5 : 6 + places / 9;
            set_fraction(d, m >> 32, m, room < NEAR ? room : NEAR);
        }
        return;
    }
    d->whole = e > 0 ? (e + 53) / 29 + 3 : 3;
    d->most = d->whole + 2 + places / 9;
    room = e > 0 ? d->whole : digits ? d->whole + -e / 28 + digits + 4 : d->most + 2;
    if (room > NEAR) {
        d->limb = malloc(room * sizeof(unsigned));
        __NEED(d->limb);
    }
    memset(d->limb, 0, room * sizeof(unsigned));
    set_whole(d, m);
    if (e > 0) multiply(d, e);
    else divide(d, -e, digits);
}

static unsigned power(int n) {
    unsigned p = 1;
    while (n-- > 0) p *= 10;
    return p;
}

/* Adds one to the limb before i. The first limb is always 0 or small, so the carry ends in the row. */
static void carry(struct decimal *d, int i) {
    while (++d->limb[--i] == BASE) d->limb[i] = 0;
}

/* Keeps the first `keep` digits of the row, limb 0 counted from its highest. */
static void round_at(struct decimal *d, int keep) {
    int i = keep / 9, part = keep % 9, j, odd;
    unsigned unit, rest, half, sticky = 0;
    if (i >= d->n) return;
    unit = power(9 - part);
    half = unit / 2;
    rest = d->limb[i] % unit;
    odd = (part ? d->limb[i] / unit : d->limb[i - 1]) & 1;
    for (j = i + 1; j < d->n; j++) sticky |= d->limb[j];
    d->limb[i] -= rest;
    d->n = i + 1;
    if (rest < half || (rest == half && !sticky && !odd)) return;
    if (!part) carry(d, i);
    else if ((d->limb[i] += unit) >= BASE) {
        d->limb[i] -= BASE;
        carry(d, i);
    }
}

/* Place in the row of the first digit that is not zero; of the last digit before the point, if all are. */
static int leading(const struct decimal *d) {
    int i = first(d), digits = 9;
    unsigned value = d->limb[i];
    if (!value) return d->whole * 9 - 1;
    for (; value < 100000000; value *= 10) digits--;
    return i * 9 + 9 - digits;
}

/* Writes n digits of the row; after its end there are zeros. */
static void digits(struct __out *out, const struct decimal *d, int at, int n) {
    char text[9];
    int i, skip, take;
    unsigned value;
    while (n > 0 && at < d->n * 9) {
        value = d->limb[at / 9];
        for (i = 8; i >= 0; i--) {
            text[i] = '0' + value % 10;
            value /= 10;
        }
        skip = at % 9;
        take = 9 - skip < n ? 9 - skip : n;
        __out_write(out, text + skip, take);
        at += take;
        n -= take;
    }
    __out_pad(out, '0', n);
}

/* Digits from `at` on, of at most n, that are left when the zeros at the end are dropped. */
static int without_zeros(const struct decimal *d, int at, int n) {
    unsigned value;
    int left;
    if (n > d->n * 9 - at) n = d->n * 9 - at;
    while (n > 0) {
        value = d->limb[(at + n - 1) / 9];
        for (left = (at + n - 1) % 9; left < 8; left++) value /= 10;
        if (value % 10) break;
        n--;
    }
    return n > 0 ? n : 0;
}

/* Blanks or zeros and the sign before n more characters; returns the blanks to come after them. */
static int begin(struct __out *out, const struct __spec *spec, const char *prefix, int n) {
    int before = strlen(prefix), fill = spec->width - before - n;
    if (!(spec->flags & (__LEFT | __ZEROS))) __out_pad(out, ' ', fill);
    if (before) __out_write(out, prefix, before);
    if ((spec->flags & (__LEFT | __ZEROS)) == __ZEROS) __out_pad(out, '0', fill);
    return spec->flags & __LEFT ? fill : 0;
}

static void finish(struct __out *out, const struct __spec *spec, const char *prefix, const char *text, int n) {
    int after = begin(out, spec, prefix, n);
    __out_write(out, text, n);
    __out_pad(out, ' ', after);
}

static int exponent_text(char *text, int letter, int x) {
    int n = 2, size = x < 0 ? -x : x;
    text[0] = letter;
    text[1] = x < 0 ? '-' : '+';
    if (size >= 100) text[n++] = '0' + size / 100;
    text[n++] = '0' + size / 10 % 10;
    text[n++] = '0' + size % 10;
    return n;
}

static void scientific(struct __out *out, const struct __spec *spec, const char *prefix, const struct decimal *d,
                       int letter, int decimals, int x) {
    int at = leading(d), point = decimals || spec->flags & __ALTERNATE, tail, after;
    char text[6];
    tail = exponent_text(text, letter, x);
    after = begin(out, spec, prefix, 1 + point + decimals + tail);
    digits(out, d, at, 1);
    if (point) __out_write(out, ".", 1);
    digits(out, d, at + 1, decimals);
    __out_write(out, text, tail);
    __out_pad(out, ' ', after);
}

static void fixed(struct __out *out, const struct __spec *spec, const char *prefix, const struct decimal *d,
                  int decimals) {
    int end = d->whole * 9, at = leading(d), point = decimals || spec->flags & __ALTERNATE, after;
    if (at >= end) at = end - 1;
    after = begin(out, spec, prefix, end - at + point + decimals);
    digits(out, d, at, end - at);
    if (point) __out_write(out, ".", 1);
    digits(out, d, end, decimals);
    __out_pad(out, ' ', after);
}

static void shortest(struct __out *out, const struct __spec *spec, const char *prefix, const struct decimal *d, int p) {
    int at = leading(d), x = d->limb[first(d)] ? d->whole * 9 - 1 - at : 0, decimals;
    if (x < -4 || x >= p) {
        decimals = p - 1;
        if (!(spec->flags & __ALTERNATE)) decimals = without_zeros(d, at + 1, decimals);
        scientific(out, spec, prefix, d, spec->letter - 'g' + 'e', decimals, x);
    } else {
        decimals = p - 1 - x;
        if (!(spec->flags & __ALTERNATE)) decimals = without_zeros(d, d->whole * 9, decimals);
        fixed(out, spec, prefix, d, decimals);
    }
}

/* %a: m * 2^e with one hexadecimal digit before the point. */
static void hexadecimal(struct __out *out, struct __spec *spec, const char *sign, uint64_t m, int e) {
    const char *letters = spec->letter == 'A' ? "0123456789ABCDEF" : "0123456789abcdef";
    char text[14], tail[7], prefix[4];
    int n = 13, i, point, after, p = spec->precision, shift;
    uint64_t rest;
    e = m ? e + 52 : 0;
    if (p >= 0 && p < 13) {
        shift = (13 - p) * 4;
        rest = m & (((uint64_t)1 << shift) - 1);
        m >>= shift;
        if (rest > (uint64_t)1 << (shift - 1) || (rest == (uint64_t)1 << (shift - 1) && m & 1)) m++;
        m <<= shift;
    }
    text[0] = letters[(int)(m >> 52)];
    for (i = 0; i < 13; i++) text[1 + i] = letters[(int)(m >> (48 - 4 * i)) & 15];
    if (p < 0) while (n > 0 && text[n] == '0') n--;
    else n = p < 13 ? p : 13;
    point = p > 0 || n > 0 || spec->flags & __ALTERNATE;
    i = 0;
    if (*sign) prefix[i++] = *sign;
    prefix[i++] = '0';
    prefix[i++] = spec->letter - 'a' + 'x';
    prefix[i] = 0;
    tail[0] = spec->letter - 'a' + 'p';
    tail[1] = e < 0 ? '-' : '+';
    if (e < 0) e = -e;
    i = 2;
    if (e >= 1000) tail[i++] = '0' + e / 1000;
    if (e >= 100) tail[i++] = '0' + e / 100 % 10;
    if (e >= 10) tail[i++] = '0' + e / 10 % 10;
    tail[i++] = '0' + e % 10;
    after = begin(out, spec, prefix, 1 + point + (p > n ? p : n) + i);
    __out_write(out, text, 1);
    if (point) __out_write(out, ".", 1);
    __out_write(out, text + 1, n);
    __out_pad(out, '0', p - n);
    __out_write(out, tail, i);
    __out_pad(out, ' ', after);
}

static void special(struct __out *out, const struct __spec *spec, const char *prefix, int nan) {
    struct __spec plain = *spec;
    const char *text = spec->letter < 'a' ? (nan ? "NAN" : "INF") : (nan ? "nan" : "inf");
    plain.flags &= ~__ZEROS;
    finish(out, &plain, prefix, text, 3);
}

/* %f and %g of everyday values, with at most 9 decimals: the fraction is exact in 64 bits, so one 96-bit product gives
 * the decimals, and what is left of it rounds them. Returns 0 when the value is not of that kind. */
static int quick(struct __out *out, const struct __spec *spec, const char *prefix, uint64_t m, int e, int general) {
    char text[24], *p = text + 14, *end;
    unsigned whole, high, low, unit, part, tens;
    int decimals = spec->precision, n = 0;
    uint64_t a, b;
    if (e < -64 || e > -21 || decimals > 9) return 0;
    whole = e > -53 ? (unsigned)(m >> -e) : 0;
    m <<= 64 + e;
    high = m >> 32;
    low = m;
    if (general) { /* decimals so that there are `precision` digits from the first that is not zero */
        if (!decimals) decimals = 1;
        for (tens = whole; tens; tens /= 10) n++;
        if (n > decimals) return 0;
        if (whole) decimals -= n;
        else if (high | low) {
            for (part = high; part < 429496729; part *= 10)
                if (++n > 3) return 0; /* below 0.0001 */
            decimals += n;
            if (decimals > 9 || part - 429496729 < 10000 || part > 4294940000u) return 0; /* or near a power of ten */
        }
    }
    unit = power(decimals);
    a = (uint64_t)low * unit;
    b = (uint64_t)high * unit + (a >> 32);
    part = b >> 32;
    high = b;
    low = a;
    if (high > 0x80000000u || (high == 0x80000000u && (low || (decimals ? part & 1 : whole & 1)))) part++;
    if (part >= unit) {
        part -= unit;
        if (!++whole) return 0;
        if (general && whole == power(n)) {
            if (n == spec->precision || (n == 1 && spec->precision == 0)) return 0; /* one digit more than fits */
        }
    }
    if (general)
        for (; decimals && part % 10 == 0; decimals--) part /= 10;
    end = p + 1 + decimals;
    if (decimals) {
        *p = '.';
        for (n = decimals; n; n--) {
            tens = part / 10;
            p[n] = '0' + (int)(part - tens * 10);
            part = tens;
        }
    } else {
        end = p;
        if (spec->flags & __ALTERNATE) *end++ = '.';
    }
    do {
        tens = whole / 10;
        *--p = '0' + (int)(whole - tens * 10);
        whole = tens;
    } while (whole);
    finish(out, spec, prefix, p, end - p);
    return 1;
}

void __format_double(struct __out *out, const struct __spec *given, double x) {
    struct __spec spec = *given;
    struct decimal d;
    unsigned near[NEAR];
    union { double value; uint64_t bits; } as;
    uint64_t m;
    int e, p, low = spec.letter | 32, at;
    const char *prefix = spec.flags & __PLUS ? "+" : spec.flags & __SPACE ? " " : "";
    as.value = x;
    e = (int)(as.bits >> 52) & 2047;
    m = as.bits & 0xFFFFFFFFFFFFFull;
    if (as.bits >> 63 && !(e == 2047 && m)) prefix = "-"; /* the sign of a NaN means nothing */
    if (e == 2047) {
        special(out, &spec, prefix, m != 0);
        return;
    }
    if (e) m |= 0x10000000000000ull;
    e -= e ? 1075 : 1074;
    if (low == 'a') {
        hexadecimal(out, &spec, prefix, m, e);
        return;
    }
    if (!m) e = -64;
    if (spec.precision < 0) spec.precision = 6;
    p = spec.precision;
    if (low == 'f' ? quick(out, &spec, prefix, m, e, 0)
                   : low == 'g' && !(spec.flags & __ALTERNATE) && quick(out, &spec, prefix, m, e, 1)) return;
    if (low == 'f') {
        expand(&d, near, m, e, p < MOST ? p : MOST, 0);
        round_at(&d, p < MOST ? d.whole * 9 + p : MOST * 9);
        fixed(out, &spec, prefix, &d, p);
    } else {
        if (low == 'e') p++;
        else if (!p) p = 1;
        expand(&d, near, m, e, 0, (p < MOST ? p : MOST) / 9 + 3);
        round_at(&d, leading(&d) + (p < MOST ? p : MOST));
        if (low == 'g') shortest(out, &spec, prefix, &d, p);
        else {
            at = leading(&d);
            scientific(out, &spec, prefix, &d, spec.letter, p - 1, m ? d.whole * 9 - 1 - at : 0);
        }
    }
    if (d.limb != near) free(d.limb);
}
