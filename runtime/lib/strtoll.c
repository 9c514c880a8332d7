/* Text to 64-bit integers; clamped, with ERANGE, where it does not fit. */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#define DIGIT(c) (isdigit(c) ? (c) - '0' : isalpha(c) ? ((c) | 32) - 'a' + 10 : 99)

static uint64_t magnitude(const char *s, char **end, int base, int *minus, int *over) {
    const char *begin = s, *first;
    uint64_t value = 0, most;
    int c, digit;
    *minus = *over = 0;
    if (base < 0 || base == 1 || base > 36) {
        errno = EINVAL;
        return 0;
    }
    while (*s == ' ' || (unsigned)*s - '\t' < 5) s++;
    if (*s == '-' || *s == '+') *minus = *s++ == '-';
    if ((base == 0 || base == 16) && *s == '0' && (s[1] | 32) == 'x') {
        c = s[2];
        if (DIGIT(c) < 16) {
            s += 2;
            base = 16;
        }
    }
    if (base == 0) base = *s == '0' ? 8 : 10;
    most = UINT64_MAX / (unsigned)base;
    for (first = s;; s++) {
        c = *s;
        digit = DIGIT(c);
        if (digit >= base) break;
        if (value > most || value * base > UINT64_MAX - digit) *over = 1;
        value = value * base + digit;
    }
    if (end) *end = (char *)(s == first ? begin : s);
    if (*over) errno = ERANGE;
    return value;
}

unsigned long long strtoull(const char *s, char **end, int base) {
    int minus, over;
    uint64_t value = magnitude(s, end, base, &minus, &over);
    return over ? UINT64_MAX : minus ? -value : value;
}

long long strtoll(const char *s, char **end, int base) {
    int minus, over;
    uint64_t value = magnitude(s, end, base, &minus, &over);
    if (over || value > INT64_MAX + (uint64_t)minus) {
        errno = ERANGE;
        return minus ? INT64_MIN : INT64_MAX;
    }
    return (int64_t)(minus ? -value : value);
}

long long atoll(const char *s) {
    return strtoll(s, NULL, 10);
}

intmax_t strtoimax(const char *s, char **end, int base) {
    return strtoll(s, end, base);
}

uintmax_t strtoumax(const char *s, char **end, int base) {
    return strtoull(s, end, base);
}
