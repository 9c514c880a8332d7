#include <stdlib.h>
#include <string.h>

char *strndup(const char *s, size_t n) {
    char *copy;
    n = strnlen(s, n);
    copy = malloc(n + 1);
    if (!copy) return NULL;
    memcpy(copy, s, n);
    copy[n] = 0;
    return copy;
}

char *strdup(const char *s) {
    return strndup(s, 0x7FFFFFFF);
}
