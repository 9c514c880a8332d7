#ifndef _POSIX_STDLIB_H
#define _POSIX_STDLIB_H
/* What POSIX and GNU add to <stdlib.h>. A program may declare these names as its own: they give way (linkage.py). */
#include <stddef.h>
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **result, size_t alignment, size_t size);
void *valloc(size_t size);
int setenv(const char *name, const char *value, int replace);
int unsetenv(const char *name);
void qsort_r(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *with);
long random(void);
void srandom(unsigned seed);
/* The 48-bit numbers of POSIX: the same on each PE. */
double drand48(void);
double erand48(unsigned short x[3]);
long lrand48(void);
long nrand48(unsigned short x[3]);
long mrand48(void);
long jrand48(unsigned short x[3]);
void srand48(long seed);
unsigned short *seed48(unsigned short seed[3]);
void lcong48(unsigned short how[7]);
#endif
