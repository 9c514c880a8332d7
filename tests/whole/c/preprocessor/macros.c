// The preprocessor: arguments, # and ##, variable arguments, conditions, line numbers, undefining.
//
// expect: 9 a + "b\n" 3
// expect: 4
// expect: 2 1 0
// expect: 7 12
// expect: C
#include <stdio.h>
#define SQUARE(x) ((x) * (x))
#define TEXT(x) #x
#define NAME(x) TEXT(x)
#define JOIN(a, b) a##b
#define SAY(format, ...) printf(format "\n", __VA_ARGS__)
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define VERSION 3
#define SWAP(type, a, b) do { type t = a; a = b; b = t; } while (0)
#define EMPTY
#define CALL(f, ...) f(__VA_ARGS__)
int JOIN(va, lue) = 4;
int main(void)
{
    int a = 1, b = 2;
    SAY("%d %s %s", SQUARE(a + b), TEXT(a + "b\n"), NAME(VERSION));
#if VERSION > 2 && defined(SAY) && !defined NOTHING
    SAY("%d", MAX(value, MAX(a, b)));
#elif VERSION == 2
#error not reached
#else
    syntax error
#endif
    if (a) SWAP(int, a, b); else a = 9;
    SAY("%d %d %d", a, b, __LINE__ - __LINE__ EMPTY);
#undef VERSION
#ifndef VERSION
#define VERSION 7
#endif
    CALL(printf, "%d %d\n", VERSION, JOIN(1, 2));
#ifdef __STDC__
    puts("C");
#endif
    return 0;
}
