/* Copying, a word at a time where both ends can be word aligned (a misaligned word access would trap). */
#include <string.h>

void *memcpy(void *to, const void *from, size_t n) {
    unsigned char *t = to;
    const unsigned char *f = from;
    if (n >= 8 && !(((unsigned)t ^ (unsigned)f) & 3)) {
        unsigned *tw;
        const unsigned *fw;
        for (; (unsigned)t & 3; n--) *t++ = *f++;
        tw = (unsigned *)t;
        fw = (const unsigned *)f;
        for (; n >= 16; n -= 16) {
            tw[0] = fw[0];
            tw[1] = fw[1];
            tw[2] = fw[2];
            tw[3] = fw[3];
            tw += 4;
            fw += 4;
        }
        for (; n >= 4; n -= 4) *tw++ = *fw++;
        t = (unsigned char *)tw;
        f = (const unsigned char *)fw;
    }
    while (n--) *t++ = *f++;
    return to;
}
