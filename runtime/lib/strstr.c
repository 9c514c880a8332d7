#include <string.h>

char *strstr(const char *s, const char *what) {
    int i;
    if (!*what) return (char *)s;
    for (; *s; s++) {
        if (*s != *what) continue;
        for (i = 1; what[i] && s[i] == what[i]; i++) continue;
        if (!what[i]) return (char *)s;
    }
    return NULL;
}
