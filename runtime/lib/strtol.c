/* Text to 32-bit integers; clamped, with ERANGE, where it does not fit. */
#include "strtol.h"

MAGNITUDE(unsigned, 0xFFFFFFFFu)

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
