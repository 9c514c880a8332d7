// Arguments of functions that are defined with `()` or in the old style: what nobody takes is evaluated and dropped.
// expect: 3 2 6 7 4 5
// expect: 23 23 109
// expect: 1 5 2
// fault: 23 warning: `three` takes 0 arguments, but this call gives 4
// fault: 24 warning: `old` takes 1 argument, but this call gives 2
// fault: 24 warning: `old` takes 1 argument, but this call gives 3
// fault: 24 warning: `both` takes 0 arguments, but this call gives 2
// fault: 24 warning: `both` takes 0 arguments, but this call gives 10
// fault: 27 warning: `quiet` takes 0 arguments, but this call gives 2
#include <stdio.h>
int three() { return 3; }
int n;
struct pair { int a, b; } p = {4, 5};
struct pair both() { return p; }
int old(a) int a; { return a; }
int later();
int also();
void quiet() { n += 10; }
static int loop(int k) { return k ? loop(k - 1) + 1 : 0; }
int main(void)
{
    int r = three(n++, 2.0, p, n++);
    printf("%d %d %d %d %d %d\n", r, n, old(6, n), old(7, 1.5, 3LL), both(1, 2).a, both(n, p, p, p, p, p, p, p, p, p).b);
    int (*f)() = also;
    printf("%d %d %d\n", later(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22), later(), f());
    quiet(n -= 11, n++);
    printf("%d %d %d\n", n - 1, loop(5), n);
    return 0;
}
int later()
{
    int a = loop(3), b = loop(4), d[5] = {1, 2, 16};
    return a + b + d[2];
}
int also() { return 100 + loop(9); }
int old();
