#include <string.h>

char *strchr(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return (char *)s;
        if (!*s) return NULL;
    }
}

char *strrchr(const char *s, int c) {
    const char *last = NULL;
    do
        if (*s == (char)c) last = s;
    while (*s++);
    return (char *)last;
}
