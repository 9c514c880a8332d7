/* Text to integers of any width: what strtol.c and strtoll.c share.
 *
 * MAGNITUDE(type, most)    static type magnitude(s, end, base, minus, over): the number at s without its sign; `type` is
 *                          unsigned, and `most` its greatest value. *minus says which sign, *over that it is above most */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>

/* The value of a digit or letter, 99 for anything else. */
#define DIGIT(c) (isdigit(c) ? (c) - '0' : isalpha(c) ? ((c) | 32) - 'a' + 10 : 99)

#define MAGNITUDE(type, most) \
    static type magnitude(const char *s, char **end, int base, int *minus, int *over) { \
        const char *begin = s, *first; \
        type value = 0, limit; \
        int c, digit; \
        *minus = *over = 0; \
        if (base < 0 || base == 1 || base > 36) { \
            errno = EINVAL; \
            return 0; \
        } \
        while (*s == ' ' || (unsigned)*s - '\t' < 5) s++; \
        if (*s == '-' || *s == '+') *minus = *s++ == '-'; \
        if ((base == 0 || base == 16) && *s == '0' && (s[1] | 32) == 'x') { \
            c = s[2]; \
            if (DIGIT(c) < 16) { \
                s += 2; \
                base = 16; \
            } \
        } \
        if (base == 0) base = *s == '0' ? 8 : 10; \
        limit = (most) / (unsigned)base; \
        for (first = s;; s++) { \
            c = *s; \
            digit = DIGIT(c); \
            if (digit >= base) break; \
            if (value > limit || value * base > (most) - digit) *over = 1; \
            value = value * base + digit; \
        } \
        if (end) *end = (char *)(s == first ? begin : s); \
        if (*over) errno = ERANGE; \
        return value; \
    }
