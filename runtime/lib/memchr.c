#include <string.h>

void *memchr(const void *s, int c, size_t n) {
    const unsigned char *p = s;
    for (; n--; p++)
        if (*p == (unsigned char)c) return (void *)p;
    return NULL;
}
