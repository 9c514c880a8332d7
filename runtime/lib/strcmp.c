/* The order of strings, byte by byte; there is one locale, "C". */
#include <ctype.h>
#include <string.h>

int strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t n) {
    if (!n) return 0;
    while (--n && *a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

int strcoll(const char *a, const char *b) {
    return strcmp(a, b);
}

size_t strxfrm(char *to, const char *from, size_t n) {
    size_t size = strlen(from);
    if (size < n) strcpy(to, from);
    return size;
}

#define LOWER(c) (isupper(c) ? (c) | 32 : (c))

int strcasecmp(const char *a, const char *b) {
    return strncasecmp(a, b, 0xFFFFFFFFu);
}

int strncasecmp(const char *a, const char *b, size_t n) {
    int x = 0, y = 0;
    for (; n--; a++, b++) {
        x = (unsigned char)*a;
        y = (unsigned char)*b;
        x = LOWER(x);
        y = LOWER(y);
        if (x != y || !x) return x - y;
    }
    return 0;
}
