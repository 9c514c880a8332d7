// Shows: calls as arguments of calls, in subscripts, conditions and initialisers, with values kept alive across them.
//
// expect: 2 34 3 1.25 17 12
// expect: 1607
// expect: 34359738378 11534336
// expect: 137 14
// expect: 2 0 2
// expect: 43 270
// expect: 48
// expect: 538 -1
// expect: 79 112 154
// expect: 162
// expect: 4 9 -1
// expect: 0 73 141
#include <stdio.h>
struct v { int x, y; };
static int calls;
static int f(int a) { calls++; return a + 1; }
static int g(int a, int b) { calls++; return a * 10 + b; }
static long long h(long long a, double d, int c) { calls++; return a * c + (long long)d; }
static double d(double a, float b) { calls++; return a - b; }
static struct v v(int x, int y) { struct v r = {x, y}; calls++; return r; }
static struct v add(struct v a, struct v b) { calls++; return v(a.x + b.x, a.y + b.y); }
static int dot(struct v a, struct v b) { calls++; return a.x * b.x + a.y * b.y; }
static int *at(int i) { static int cells[8] = {5, 4, 3, 2, 1, 0, 7, 6}; calls++; return &cells[i & 7]; }
static int deep(int n, int a, int b, int c, int e) { return n ? deep(n - 1, b, c, e, a) - deep(n / 2, e, a, b, c) : a + 2 * b - c + e; }
static int many(int a, int b, int c, int e, int i, int j, int k, int l, int m, int n) { return a - b + c - e * i + j * k - l + m * n; }
static int compare(int (*p)(int), int (*q)(int), int x) { return p(q(x)) - q(p(x)); }
static int twice(int a) { return a * 2; }
int main(void)
{
    int a = 3, b = 4, i, t[] = {f(1), g(f(2), f(3)), f(f(f(0)))};
    double x = d(d(1.5, 0.25f), d(f(1), 2));
    struct v p = add(v(f(1), 2), add(v(3, 4), v(g(1, 2), f(5)))), q;
    printf("%d %d %d %g %d %d\n", t[0], t[1], t[2], x, p.x, p.y);
    printf("%d\n", g(g(g(1, 2), g(3, 4)), f(g(f(5), 6))));
    printf("%lld %lld\n", h(h(1LL << 33, 2.5, 2), d(7, 0.5f), f(1)), h(f(1), f(2), f(3)) << f(19));
    printf("%d %d\n", dot(add(p, v(1, 1)), v(f(a), f(b))), add(v(1, 2), p).y);
    printf("%d %d %d\n", *at(*at(*at(f(2)))), at(f(3))[f(0)], t[f(f(-2))]);
    *at(f(5)) = g(*at(1), *at(2)), *at(7) += f(*at(6)) * f(*at(0));
    printf("%d %d\n", *at(6), *at(7));
    i = a * f(b) + f(a) * b - g(a, f(b)) / f(b) % f(a) + (a < f(b) ? f(a) << f(1) : f(b)) - -f(a) * !f(-1);
    printf("%d\n", i);
    if (f(a) > f(b) || (f(b) - f(a) == 1 && !(f(0) & f(1)))) i = f(i) ? g(f(i), i) : f(0);
    printf("%d %d\n", i, deep(7, a, b, f(a), f(b)));
    for (i = f(0); i < f(5); i = f(i)) t[i % 3] += g(i, t[f(i) % 3]);
    printf("%d %d %d\n", t[0], t[1], t[2]);
    printf("%d\n", many(f(1), f(2), many(1, 2, 3, 4, 5, 6, 7, 8, 9, f(9)), f(4), f(5), f(6), f(7), f(8), f(9), a = f(a)));
    q = p = f(0) ? v(a, b) : add(p, p), q.x += f(q.y), printf("%d %d %d\n", p.x, q.x, compare(f, twice, 5));
    while (f(a--) > f(1)) b += g(a, f(a));
    printf("%d %d %d\n", a, b, calls);
    return f(-1);
}
