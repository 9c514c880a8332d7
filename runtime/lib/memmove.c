#include <string.h>

void *memmove(void *to, const void *from, size_t n) {
    unsigned char *t = (unsigned char *)to + n;
    const unsigned char *f = (const unsigned char *)from + n;
    if ((unsigned)to - (unsigned)from >= n) return memcpy(to, from, n); /* memcpy goes upwards */
    if (n >= 8 && !(((unsigned)t ^ (unsigned)f) & 3)) {
        for (; (unsigned)t & 3; n--) *--t = *--f;
        for (; n >= 4; n -= 4) {
            t -= 4;
            f -= 4;
            *(unsigned *)t = *(const unsigned *)f;
        }
    }
    while (n--) *--t = *--f;
    return to;
}
