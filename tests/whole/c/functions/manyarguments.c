// More argument words than a frame's first segment holds, of all sizes, and structures by value.
//
// expect: 1 2.5 c 34359738368 4.5 -6 7 8 9 10 11.5 12 255 -14 15 16 17 18 19.25
// expect: 3.43597e+10
// expect: 2 33 0.75
// expect: 22
#include <stdio.h>
struct big { int a[10]; double d; };
static double many(int a, double b, char c, long long d, float e, short f, int g, int h, int i, int j, double k, int l,
                   unsigned char m, long long n, int o, int p, int q, int r, double s)
{
    printf("%d %g %c %lld %g %d %d %d %d %d %g %d %d %lld %d %d %d %d %g\n", a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s);
    return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s;
}
static struct big pass(struct big x, int at, struct big y) { x.a[at] += y.a[at]; x.d += y.d; return x; }
int main(void)
{
    struct big x = {{1, 2, 3}, 0.5}, y = {{10, 20, 30}, 0.25};
    printf("%g\n", many(1, 2.5, 'c', 1LL << 35, 4.5f, -6, 7, 8, 9, 10, 11.5, 12, 255, -14LL, 15, 16, 17, 18, 19.25));
    x = pass(x, 2, y);
    printf("%d %d %g\n", x.a[1], x.a[2], x.d);
    printf("%d\n", pass(pass(x, 0, y), 1, y).a[1]);
    return 0;
}
