// Calls in tail position, one after the other, and calls as arguments of calls.
//
// expect: 125250
// expect: 195 133
// expect: 625
// expect: bottom
#include <stdio.h>
static int loop(int n, int s) { return n == 0 ? s : loop(n - 1, s + n); }
static int f(int a, int b) { return a * 10 + b; }
static int g(int x) { return f(x, x + 1); }
static void last(int n) { if (n) last(n - 1); else puts("bottom"); }
int main(void)
{
    printf("%d\n", loop(500, 0));
    printf("%d %d\n", f(f(1, 2), f(3, f(4, 5))), g(g(g(0))));
    printf("%d\n", f(g(1) + g(2), g(3) - f(0, 1)) + f(1, 1) * f(2, 2));
    last(20);
    return 0;
}
