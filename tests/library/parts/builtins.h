/* What emc's compiler has built in, for compiling the library with gcc -m32. */
int __host(int service, int a0, int a1, int a2);
void *__heap_grow(unsigned n);
void __tags_clear(void *p, unsigned n);
void __trap(const char *text) __attribute__((noreturn));
int my_pe(void);
unsigned long long clock_cycles(void);
/* What checked builds are told, and these are not. */
#define __check_apart(...) ((void)0)
#define __check_area(...) ((void)0)
#define __check_blocks(...) ((void)0)
#define __check_block(...) ((void)0)
#define __check_free(...) ((void)0)
#define __check_new(...) ((void)0)
#define __check_room(...) ((void)0)
#define __check_string(...) ((void)0)
#define __check_text(...) ((void)0)
#define ONE(name) double __math_##name(double x);
#define TWO(name) double __math_##name(double x, double y);
#include "math_names.h"
#undef ONE
#undef TWO
