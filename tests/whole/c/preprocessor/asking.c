// Shows: #elifdef, __has_include, __has_attribute, __has_builtin and __COUNTER__, as in gcc and C23.
//
// expect: 1 2 4 0 1 5
#include <stdio.h>
#if defined(__has_include) && defined __has_builtin
#if __has_include("nix.h")
#error no
#elif __has_builtin(__builtin_popcount) && !__has_builtin(nope) && !__has_builtin(__builtin_nope) \
    && __has_builtin(__builtin_memcpy) && __has_builtin(__builtin_offsetof) && __has_builtin(__sync_fetch_and_add)
int a = 1;
#endif
#endif
#ifdef NO
#elifndef NO
int b = 2;
#else
int b = 3;
#endif
#define H <stdio.h>
#if __has_include(H)
int c = 4;
#endif
int x0 = __COUNTER__, x1 = __COUNTER__;
#define HAS(x) __has_attribute(x)
#if HAS(packed) && HAS(__unused__) && !__has_attribute(nothing)
struct __attribute__((packed)) pair { char a; int b; };
#endif
#ifndef __COUNTER__
#error no __COUNTER__
#endif
int main(void){ printf("%d %d %d %d %d %d\n", a, b, c, x0, x1, (int)sizeof(struct pair)); return 0; }
