/* The heart of the printf family: turns a format and its arguments into text.
 *
 * Words (%d %u %x %o), %s and %c take a short way, with no call; the rest goes through a `struct __spec`. */
#include "out.h"
#include <stdint.h>
#include <string.h>

enum { INT, CHAR, SHORT, LONG_LONG };

/* In __format the place for the next character is kept at hand: `to`, with the room's `end`. */
#define PUT(c) do { \
        if (to != end) *to++ = (c); \
        else { \
            to = __out_put(out, to, c); \
            end = out->text + out->room; \
        } \
    } while (0)

/* prefix, zeros up to the precision, digits; all of it as wide as asked for. */
static void number(struct __out *out, const struct __spec *spec, const char *prefix, const char *digits, int n) {
    int before = strlen(prefix), zeros = spec->precision > n ? spec->precision - n : 0, blanks;
    if ((spec->flags & (__ZEROS | __LEFT)) == __ZEROS && spec->precision < 0 && spec->width > before + n)
        zeros = spec->width - before - n;
    blanks = spec->width - before - zeros - n;
    if (!(spec->flags & __LEFT)) __out_pad(out, ' ', blanks);
    if (before) __out_write(out, prefix, before);
    __out_pad(out, '0', zeros);
    __out_write(out, digits, n);
    if (spec->flags & __LEFT) __out_pad(out, ' ', blanks);
}

static void decimal(struct __out *out, const struct __spec *spec, const char *prefix, uint64_t value) {
    char text[20], *p = text + 20;
    unsigned low;
    while (value >> 32) { /* 64-bit divisions only while they are needed */
        *--p = '0' + (int)(value % 10);
        value /= 10;
    }
    for (low = value; low; low /= 10) *--p = '0' + low % 10;
    if (p == text + 20 && spec->precision != 0) *--p = '0';
    number(out, spec, prefix, p, text + 20 - p);
}

static void powers_of_two(struct __out *out, struct __spec *spec, const char *prefix, uint64_t value) {
    char text[22], *p = text + 22;
    int bits = spec->letter == 'o' ? 3 : 4, letters = (spec->letter == 'X' ? 'A' : 'a') - 10, digit;
    for (; value; value >>= bits) {
        digit = (int)value & ((1 << bits) - 1);
        *--p = digit < 10 ? '0' + digit : letters + digit;
    }
    if (p == text + 22 && spec->precision != 0) *--p = '0';
    if ((spec->flags & __ALTERNATE) && bits == 3 && (p == text + 22 || *p != '0') &&
        spec->precision <= text + 22 - p)
        *--p = '0'; /* # makes an octal begin with 0 */
    number(out, spec, prefix, p, text + 22 - p);
}

static void string(struct __out *out, const struct __spec *spec, const char *s) {
    unsigned n;
    if (spec->flags & (__LONG | __CHARACTERS)) {
        __format_wide(out, spec, s);
        return;
    }
    if (!s) s = spec->precision < 0 || spec->precision >= 6 ? "(null)" : "";
    if (spec->precision < 0) n = strlen(s);
    else for (n = 0; n < (unsigned)spec->precision && s[n]; n++) continue;
    if (!(spec->flags & __LEFT)) __out_pad(out, ' ', spec->width - (int)n);
    __out_write(out, s, n);
    if (spec->flags & __LEFT) __out_pad(out, ' ', spec->width - (int)n);
}

static void pointer(struct __out *out, struct __spec *spec, unsigned address) {
    if (!address) {
        spec->precision = -1;
        string(out, spec, "(nil)");
        return;
    }
    spec->letter = 'x';
    powers_of_two(out, spec, spec->flags & __PLUS ? "+0x" : spec->flags & __SPACE ? " 0x" : "0x", address);
}

/* One integer conversion; value has been widened by its sign. */
static void integer(struct __out *out, struct __spec *spec, int64_t value) {
    const char *prefix = "";
    if (spec->letter == 'u') decimal(out, spec, "", value);
    else if (spec->letter == 'd') {
        if (value < 0) prefix = "-";
        else if (spec->flags & __PLUS) prefix = "+";
        else if (spec->flags & __SPACE) prefix = " ";
        decimal(out, spec, prefix, value < 0 ? -(uint64_t)value : (uint64_t)value);
    } else {
        if ((spec->flags & __ALTERNATE) && value && spec->letter != 'o') prefix = spec->letter == 'X' ? "0X" : "0x";
        powers_of_two(out, spec, prefix, value);
    }
}

static int flag(int c) {
    switch (c) {
    case '-': return __LEFT;
    case '+': return __PLUS;
    case ' ': return __SPACE;
    case '#': return __ALTERNATE;
    case '0': return __ZEROS;
    default: return 0;
    }
}

static void store_length(void *where, int length, unsigned n) {
    if (length == CHAR) *(signed char *)where = n;
    else if (length == SHORT) *(short *)where = n;
    else if (length == LONG_LONG) *(long long *)where = n;
    else *(int *)where = n;
}

void __format(struct __out *out, const char *s, va_list arguments) {
    struct __spec spec;
    const char *begin;
    char digits[12], *p, *to = out->text + out->length, *end = out->text + out->room;
    int c, length, bit, n, sign, zeros, blanks;
    unsigned u, tens;
    for (; (c = *s) != 0; s++) {
        if (c != '%') {
            PUT(c);
            continue;
        }
        begin = s;
        __check_text((void *)begin);
        switch (*++s) {
        case 'd':
        case 'u':
            n = __builtin_va_arg(arguments, int);
            spec.letter = *s;
            spec.flags = spec.width = 0;
            spec.precision = -1;
            goto word;
        case 's':
            p = __builtin_va_arg(arguments, char *);
            __check_apart(p, to, -1);
            if (!p) p = "(null)";
            __check_string(p);
            for (; *p; p++) PUT(*p);
            continue;
        case 'c':
            PUT(__builtin_va_arg(arguments, int));
            continue;
        case '%':
            PUT('%');
            continue;
        }
        spec.flags = 0;
        spec.width = 0;
        spec.precision = -1;
    flags:
        for (; (bit = flag(*s)) != 0; s++) spec.flags |= bit;
        if (*s == '*') {
            s++;
            spec.width = __builtin_va_arg(arguments, int);
            if (spec.width < 0) {
                spec.flags |= __LEFT;
                spec.width = -spec.width;
            }
        } else while ((unsigned)*s - '0' < 10) spec.width = spec.width * 10 + (*s++ - '0');
        if (*s == '.') {
            s++;
            n = 0;
            if (*s == '*') {
                s++;
                n = __builtin_va_arg(arguments, int);
            } else while ((unsigned)*s - '0' < 10) n = n * 10 + (*s++ - '0');
            spec.precision = n < 0 ? -1 : n;
        }
        length = INT;
        for (;; s++) {
            if (*s == 'h') length = length == SHORT ? CHAR : SHORT;
            else if (*s == 'j' || (*s == 'l' && s[1] == 'l')) length = LONG_LONG;
            else if (*s != 'l' && *s != 'z' && *s != 't' && *s != 'L') break;
            else if (s[1] == 's' || s[1] == 'c') spec.flags |= *s == 'l' ? __LONG : *s == 't' ? __CHARACTERS : 0;
        }
        spec.letter = *s == 'i' ? 'd' : *s;
        out->length = to - out->text;
        switch (spec.letter) {
        case 'd': case 'u': case 'o': case 'x': case 'X':
            if (length == LONG_LONG) {
                integer(out, &spec, __builtin_va_arg(arguments, int64_t));
                break;
            }
            n = __builtin_va_arg(arguments, int);
            if (length == CHAR) n = spec.letter == 'd' ? (signed char)n : (unsigned char)n;
            if (length == SHORT) n = spec.letter == 'd' ? (short)n : (unsigned short)n;
            if (spec.flags & __ALTERNATE) {
                integer(out, &spec, spec.letter == 'd' ? n : (int64_t)(unsigned)n);
                break;
            }
            goto word;
        case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
            __format_double(out, &spec, __builtin_va_arg(arguments, double));
            break;
        case 'c':
            if (spec.flags & __LONG) {
                __format_wide_one(out, &spec, __builtin_va_arg(arguments, wchar_t));
                break;
            }
            digits[0] = __builtin_va_arg(arguments, int);
            if (!(spec.flags & __LEFT)) __out_pad(out, ' ', spec.width - 1);
            __out_write(out, digits, 1);
            if (spec.flags & __LEFT) __out_pad(out, ' ', spec.width - 1);
            break;
        case 's':
            string(out, &spec, __builtin_va_arg(arguments, char *));
            break;
        case 'p':
            pointer(out, &spec, (unsigned)__builtin_va_arg(arguments, void *));
            break;
        case 'n':
            store_length(__builtin_va_arg(arguments, void *), length, out->length + out->lost);
            break;
        case '%':
            __out_pad(out, '%', 1);
            break;
        case '\'': /* POSIX's groups of thousands: this locale has none */
            s++;
            goto flags;
        default: /* not a conversion: printed as it stands */
            if (!*s) s--;
            __out_write(out, begin, s + 1 - begin);
        }
        to = out->text + out->length;
        end = out->text + out->room;
        continue;
    word: /* a 32-bit integer n, without a call: sign, zeros, digits, in blanks */
        sign = 0;
        u = n;
        if (spec.letter == 'd') {
            if (n < 0) {
                u = -u;
                sign = '-';
            } else if (spec.flags & (__PLUS | __SPACE)) sign = spec.flags & __PLUS ? '+' : ' ';
        }
        p = digits;
        if (spec.letter == 'd' || spec.letter == 'u') {
            for (; u > 9; u = tens) {
                tens = u / 10;
                *p++ = '0' + (int)(u - tens * 10);
            }
        } else {
            bit = spec.letter == 'o' ? 3 : 4;
            for (; u >> bit; u >>= bit) {
                c = u & ((1 << bit) - 1);
                *p++ = c < 10 ? '0' + c : spec.letter - 'x' + 'a' - 10 + c;
            }
            if (u > 9) u += spec.letter - 'x' + 'a' - 10 - '0';
        }
        if (u || spec.precision || p != digits) *p++ = '0' + (int)u;
        n = p - digits;
        zeros = spec.precision - n;
        blanks = spec.width - n - (sign != 0);
        if ((spec.flags & (__ZEROS | __LEFT)) == __ZEROS && spec.precision < 0) zeros = blanks;
        if (zeros > 0) blanks -= zeros;
        if (!(spec.flags & __LEFT))
            for (; blanks > 0; blanks--) PUT(' ');
        if (sign) PUT(sign);
        for (; zeros > 0; zeros--) PUT('0');
        while (p != digits) {
            p--;
            PUT(*p);
        }
        for (; blanks > 0; blanks--) PUT(' ');
    }
    out->length = to - out->text;
}
