/* Multibyte characters of the "C" locale: each is one byte, and its wide character the byte's number. */
#include <errno.h>
#include <stdlib.h>

int mbtowc(wchar_t *to, const char *s, size_t n) {
    if (!s) return 0; /* no state that shifts */
    if (!n) return -1;
    if (to) *to = (unsigned char)*s;
    return *s != 0;
}

int mblen(const char *s, size_t n) {
    return mbtowc(NULL, s, n);
}

int wctomb(char *to, wchar_t c) {
    if (!to) return 0;
    if ((unsigned)c > 255) {
        errno = EILSEQ;
        return -1;
    }
    *to = c;
    return 1;
}

size_t mbstowcs(wchar_t *to, const char *from, size_t room) {
    size_t n;
    for (n = 0; (!to || n < room) && from[n]; n++)
        if (to) to[n] = (unsigned char)from[n];
    if (to && n < room) to[n] = 0;
    return n;
}

size_t wcstombs(char *to, const wchar_t *from, size_t room) {
    size_t n;
    for (n = 0; (!to || n < room) && from[n]; n++) {
        if ((unsigned)from[n] > 255) {
            errno = EILSEQ;
            return (size_t)-1;
        }
        if (to) to[n] = from[n];
    }
    if (to && n < room) to[n] = 0;
    return n;
}
