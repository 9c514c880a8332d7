/* Text to 64-bit integers; clamped, with ERANGE, where it does not fit. */
#include "strtol.h"
#include <inttypes.h>

MAGNITUDE(uint64_t, UINT64_MAX)

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
