#ifndef _STDLIB_H
#define _STDLIB_H
#include <stddef.h>
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define MB_CUR_MAX 4

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;

/* On the heap of the PE that executes the call. NULL if there is no room;
 * `int __malloc_traps = 1;` in a program makes that a trap. */
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t size);
void free(void *block);

void exit(int status);
void _Exit(int status);
void abort(void);
int atexit(void (*function)(void));
char *getenv(const char *name);
int system(const char *command);

int atoi(const char *s);
long atol(const char *s);
long long atoll(const char *s);
double atof(const char *s);
long strtol(const char *s, char **end, int base);
unsigned long strtoul(const char *s, char **end, int base);
long long strtoll(const char *s, char **end, int base);
unsigned long long strtoull(const char *s, char **end, int base);
double strtod(const char *s, char **end);
float strtof(const char *s, char **end);
long double strtold(const char *s, char **end);

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *));

/* Each PE has its own sequence, fixed by the seed and the PE's number. */
int rand(void);
void srand(unsigned seed);
int rand_r(unsigned *state);

/* A wide character is a character of Unicode, and a text of bytes is UTF-8. */
int mblen(const char *s, size_t n);
int mbtowc(wchar_t *to, const char *s, size_t n);
int wctomb(char *to, wchar_t c);
size_t mbstowcs(wchar_t *to, const char *from, size_t room);
size_t wcstombs(char *to, const wchar_t *from, size_t room);

int abs(int j);
long labs(long j);
long long llabs(long long j);
div_t div(int number, int by);
ldiv_t ldiv(long number, long by);
lldiv_t lldiv(long long number, long long by);
#include <posix/stdlib.h>
#endif
