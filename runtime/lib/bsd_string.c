/* Strings as BSD and GNU have them. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void bzero(void *to, size_t n) {
    memset(to, 0, n);
}

void bcopy(const void *from, void *to, size_t n) {
    memmove(to, from, n);
}

int bcmp(const void *a, const void *b, size_t n) {
    return memcmp(a, b, n);
}

char *index(const char *s, int c) {
    return strchr(s, c);
}

char *rindex(const char *s, int c) {
    return strrchr(s, c);
}

int ffs(int value) {
    return __builtin_ffs(value);
}

void *mempcpy(void *to, const void *from, size_t n) {
    return (char *)memcpy(to, from, n) + n;
}

void *memrchr(const void *s, int c, size_t n) {
    const unsigned char *p = (const unsigned char *)s + n;
    while (n--)
        if (*--p == (unsigned char)c) return (void *)p;
    return NULL;
}

void *memmem(const void *s, size_t n, const void *what, size_t size) {
    const char *p = s, *last = p + n - size;
    if (size > n) return NULL;
    for (; p <= last; p++)
        if (!memcmp(p, what, size)) return (void *)p;
    return NULL;
}

char *stpcpy(char *to, const char *from) {
    while ((*to = *from++)) to++;
    return to;
}

char *stpncpy(char *to, const char *from, size_t n) {
    size_t length = strnlen(from, n);
    memcpy(to, from, length);
    memset(to + length, 0, n - length);
    return to + length;
}

char *strchrnul(const char *s, int c) {
    while (*s && *s != (char)c) s++;
    return (char *)s;
}

char *strsep(char **rest, const char *separators) {
    char *token = *rest, *end;
    if (!token) return NULL;
    end = token + strcspn(token, separators);
    *rest = *end ? end + 1 : NULL;
    *end = 0;
    return token;
}

char *strcasestr(const char *s, const char *what) {
    size_t n = strlen(what);
    for (; strncasecmp(s, what, n); s++)
        if (!*s) return NULL;
    return (char *)s;
}

size_t strlcpy(char *to, const char *from, size_t room) {
    size_t n = strlen(from);
    if (room) {
        size_t taken = n < room ? n : room - 1;
        memcpy(to, from, taken);
        to[taken] = 0;
    }
    return n;
}

size_t strlcat(char *to, const char *from, size_t room) {
    size_t before = strnlen(to, room);
    return before + (before == room ? strlen(from) : strlcpy(to + before, from, room - before));
}
