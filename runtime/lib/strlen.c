/* A word at a time: an aligned word with a zero byte among its four is found by one expression. */
#include <string.h>

size_t strlen(const char *s) {
    const char *p = s;
    const unsigned *w;
    __check_string(s);
    for (; (unsigned)p & 3; p++)
        if (!*p) return p - s;
    for (w = (const unsigned *)p; !((*w - 0x01010101u) & ~*w & 0x80808080u); w++) continue;
    for (p = (const char *)w; *p; p++) continue;
    return p - s;
}

size_t strnlen(const char *s, size_t n) {
    size_t i;
    for (i = 0; i < n && s[i]; i++) continue;
    return i;
}
