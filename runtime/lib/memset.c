#include <string.h>

void *memset(void *to, int c, size_t n) {
    unsigned char *t = to;
    __check_area(to, n);
    if (n >= 8) {
        unsigned *w, value = (unsigned char)c * 0x01010101u;
        for (; (unsigned)t & 3; n--) *t++ = c;
        w = (unsigned *)t;
        for (; n >= 16; n -= 16) {
            w[0] = value;
            w[1] = value;
            w[2] = value;
            w[3] = value;
            w += 4;
        }
        for (; n >= 4; n -= 4) *w++ = value;
        t = (unsigned char *)w;
    }
    while (n--) *t++ = c;
    return to;
}
