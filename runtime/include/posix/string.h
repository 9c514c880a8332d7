#ifndef _POSIX_STRING_H
#define _POSIX_STRING_H
/* What POSIX and GNU add to <string.h>. A program may declare these names as its own: they give way (linkage.py). */
#include <stddef.h>
void bzero(void *to, size_t n);
void bcopy(const void *from, void *to, size_t n);
int bcmp(const void *a, const void *b, size_t n);
char *index(const char *s, int c);
char *rindex(const char *s, int c);
int ffs(int value);
int strcasecmp(const char *a, const char *b);
int strncasecmp(const char *a, const char *b, size_t n);
size_t strnlen(const char *s, size_t n);
char *strdup(const char *s);
char *strndup(const char *s, size_t n);
void *mempcpy(void *to, const void *from, size_t n);
void *memrchr(const void *s, int c, size_t n);
void *memmem(const void *s, size_t n, const void *what, size_t size);
char *stpcpy(char *to, const char *from);
char *stpncpy(char *to, const char *from, size_t n);
char *strchrnul(const char *s, int c);
char *strsep(char **rest, const char *separators);
char *strcasestr(const char *s, const char *what);
size_t strlcpy(char *to, const char *from, size_t room);
size_t strlcat(char *to, const char *from, size_t room);
#endif
