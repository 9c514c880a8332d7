#include <string.h>

char *strcpy(char *to, const char *from) {
    char *t = to;
    __check_string(from);
    __check_apart((void *)from, to, -1);
    while ((*t++ = *from++) != 0) continue;
    return to;
}

char *strncpy(char *to, const char *from, size_t n) {
    size_t i;
    for (i = 0; i < n && from[i]; i++) to[i] = from[i];
    for (; i < n; i++) to[i] = 0;
    return to;
}

char *strcat(char *to, const char *from) {
    char *t = to;
    while (*t) t++;
    __check_string(from);
    __check_apart((void *)from, t, -1);
    while ((*t++ = *from++) != 0) continue;
    return to;
}

char *strncat(char *to, const char *from, size_t n) {
    char *t = to;
    while (*t) t++;
    for (; n-- && *from; from++) *t++ = *from;
    *t = 0;
    return to;
}
