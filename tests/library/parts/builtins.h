/* What emc's compiler has built in, for compiling the library with gcc -m32. */
int __host(int service, int a0, int a1, int a2);
void *__heap_grow(unsigned n);
void __tags_clear(void *p, unsigned n);
void __trap(const char *text) __attribute__((noreturn));
int my_pe(void);
unsigned long long clock_cycles(void);
#define ONE(name) double __math_##name(double x);
#define TWO(name) double __math_##name(double x, double y);
#include "math_names.h"
#undef ONE
#undef TWO
