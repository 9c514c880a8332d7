// Results of every size: structures small and large, 8-byte values, in expressions and in tail position.
//
// expect: z -3 12 6
// expect: 9 4.5 30 1.5
// expect: 3.5 25769803776 2.5
#include <stdio.h>
struct one { char c; }; struct two { short a, b; }; struct three { int v[3]; }; struct large { int v[20]; double d; };
static struct one f1(int x) { struct one r = {x}; return r; }
static struct two f2(int x) { struct two r = {x, -x}; return r; }
static struct three f3(int x) { struct three r = {{x, x * 2, x * 3}}; return r; }
static struct large f4(int x) { struct large r = {{0}, x / 2.0}; r.v[19] = x; return r; }
static struct large through(int x) { return f4(x + 1); }
static double f5(int x) { return x * 0.5; }
static long long f6(int x) { return (long long)x << 33; }
static double tail(int x) { return f5(x); }
int main(void)
{
    struct large l; struct three t = f3(5), *p = &t;
    printf("%c %d %d %d\n", f1('z').c, f2(3).b, f3(4).v[2], f4(6).v[19]);
    l = through(8); *p = f3(p->v[1]);
    printf("%d %g %d %g\n", l.v[19], l.d, t.v[2], f4(3).d);
    printf("%g %lld %g\n", f5(3) + f5(4), f6(1) + f6(2), tail(5) * f5(2));
    return 0;
}
