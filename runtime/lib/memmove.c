#include "copy.h"
#include <string.h>

void *memmove(void *to, const void *from, size_t n) {
    unsigned char *t = (unsigned char *)to + n;
    const unsigned char *f = (const unsigned char *)from + n;
    __check_area(to, n);
    __check_area((void *)from, n);
    if ((unsigned)to - (unsigned)from >= n) {
        COPY_UP(to, from, n);
        return to;
    }
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
