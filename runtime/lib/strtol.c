/* Text to 32-bit integers; clamped, with ERANGE, where it does not fit. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>

/* The value of a digit or letter, 99 for anything else. */
#define DIGIT(c) (isdigit(c) ? (c) - '0' : isalpha(c) ? ((c) | 32) - 'a' + 10 : 99)

/* The magnitude at s; *minus says which sign, *over that it is above 2^32 - 1. */
static unsigned magnitude(const char *s, char **end, int base, int *minus, int *over) {
    const char *begin = s, *first;
    unsigned value = 0, most;
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
    most = 0xFFFFFFFFu / (unsigned)base;
    for (first = s;; s++) {
        c = *s;
        digit = DIGIT(c);
        if (digit >= base) break;
        if (value > most || value * base > 0xFFFFFFFFu - digit) *over = 1;
        value = value * base + digit;
    }
    if (end) *end = (char *)(s == first ? begin : s);
    if (*over) errno = ERANGE;
    return value;
}

unsigned long strtoul(const char *s, char **end, int base) {
    int minus, over;
    unsigned value = magnitude(s, end, base, &minus, &over);
    return over ? 0xFFFFFFFFu : minus ? -value : value;
}

long strtol(const char *s, char **end, int base) {
    int minus, over;
    unsigned value = magnitude(s, end, base, &minus, &over);
    if (over || value > 0x7FFFFFFFu + minus) {
        errno = ERANGE;
        return minus ? -2147483647 - 1 : 2147483647;
    }
    return (int)(minus ? -value : value);
}

int atoi(const char *s) {
    return strtol(s, NULL, 10);
}

long atol(const char *s) {
    return strtol(s, NULL, 10);
}
