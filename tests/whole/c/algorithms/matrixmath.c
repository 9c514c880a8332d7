// Shows: matrices of doubles as structs by value: products, powers, determinants, elimination with exact fractions.
//
// expect: 1.34627e+06 832040 0;832040 514229 0;0 0 1;
// expect: 5.25 -2.5 6;-2.5 10 1;6 1 21;
// expect: -34 -242.5 -25;180 186 85;160 -95 -149;
// expect: -24 -13824 24
// expect: -3 1
// expect: 1/1 2/1 3/1 -7/3
// expect: 52 -1.61803398875
#include <stdio.h>
typedef struct { double a[3][3]; } matrix;
typedef struct { long long n, d; } ratio;
static matrix identity(void) { matrix m = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}; return m; }
static matrix times(matrix x, matrix y) { matrix r = {{{0}}}; int i, j, k; for (i = 0; i < 3; i++) for (j = 0; j < 3; j++) for (k = 0; k < 3; k++) r.a[i][j] += x.a[i][k] * y.a[k][j]; return r; }
static matrix power(matrix m, unsigned n) { return n == 0 ? identity() : n & 1 ? times(m, power(m, n - 1)) : power(times(m, m), n / 2); }
static double determinant(matrix m) { double s = 0; int i; for (i = 0; i < 3; i++) s += m.a[0][i] * (m.a[1][(i + 1) % 3] * m.a[2][(i + 2) % 3] - m.a[1][(i + 2) % 3] * m.a[2][(i + 1) % 3]); return s; }
static matrix transposed(matrix m) { matrix t; int i; for (i = 0; i < 9; i++) t.a[i / 3][i % 3] = m.a[i % 3][i / 3]; return t; }
static void show(matrix m) { int i; for (i = 0; i < 9; i++) printf("%g%c", m.a[i / 3][i % 3], i % 3 == 2 ? ';' : ' '); puts(""); }
static long long gcd(long long a, long long b) { return b ? gcd(b, a % b) : a < 0 ? -a : a; }
static ratio of(long long n, long long d) { long long g = gcd(n, d); if (d < 0) g = -g; return (ratio){n / g, d / g}; }
static ratio add(ratio a, ratio b) { return of(a.n * b.d + b.n * a.d, a.d * b.d); }
static ratio mul(ratio a, ratio b) { return of(a.n * b.n, a.d * b.d); }
static ratio negated(ratio a) { a.n = -a.n; return a; }
static ratio over(ratio a, ratio b) { return of(a.n * b.d, a.d * b.n); }
static void solve(ratio m[3][4])
{
    int i, j, k;
    for (i = 0; i < 3; i++) {
        for (k = i; !m[k][i].n; k++) ;
        for (j = 0; j < 4; j++) { ratio t = m[i][j]; m[i][j] = m[k][j], m[k][j] = t; }
        for (j = 3; j >= i; j--) m[i][j] = over(m[i][j], m[i][i]);
        for (k = 0; k < 3; k++) if (k != i) for (j = 3; j >= i; j--) m[k][j] = add(m[k][j], negated(mul(m[k][i], m[i][j])));
    }
}
static double simpson(double (*f)(double), double a, double b, int n) { double h = (b - a) / n, s = f(a) + f(b); int i; for (i = 1; i < n; i++) s += f(a + i * h) * (i & 1 ? 4 : 2); return s * h / 3; }
static double cubic(double x) { return x * x * x - 2 * x + 1; }
static double bisect(double (*f)(double), double a, double b) { double m; while ((m = (a + b) / 2) != a && m != b) if (f(a) * f(m) <= 0) b = m; else a = m; return m; }
int main(void)
{
    matrix f = {{{1, 1, 0}, {1, 0, 0}, {0, 0, 1}}}, m = {{{2, -1, 0.5}, {0, 3, 1}, {4, 1, -2}}};
    ratio e[3][4];
    static const int numbers[3][4] = {{0, 2, 1, 7}, {3, -1, 2, 7}, {1, 1, -5, -12}};
    int i;
    show(power(f, 30)), show(times(m, transposed(m))), show(power(m, 5));
    printf("%g %g %g\n", determinant(m), determinant(power(m, 3)), determinant(times(m, f)));
    printf("%g %g\n", times(m, m).a[2][1], power(identity(), 9).a[1][1]);
    for (i = 0; i < 12; i++) e[i / 4][i % 4] = of(numbers[i / 4][i % 4], 1);
    solve(e);
    for (i = 0; i < 3; i++) printf("%lld/%lld ", e[i][3].n, e[i][3].d);
    printf("%lld/%lld\n", add(of(1, 6), of(-4, 10)).n, over(of(3, 4), of(-9, 8)).d);
    printf("%.12g %.12g\n", simpson(cubic, 0, 4, 10), bisect(cubic, -3, 0));
    return 0;
}
