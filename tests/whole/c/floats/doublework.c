// Shows: doubles and floats in loops: sums that round, series, Horner, comparison by ulps, their bits taken apart.
//
// expect: 3fb999999999999a 3dcccccd 8000000000000000
// expect: 2.0000000000000004 0 4.4408920985006262e-16
// expect: 3.5977397002279758 0.179886982 9.25
// expect: 2.71828182845905 0.0820849986238987 1.41421356237309
// expect: 0 -2 996 1.0000000000000002
// expect: 0.300000012 0.30000000000000004 0.300000012
// expect: 1 1 0
// expect: 0.333333 0
// expect: 1 2 3 4 60 2 1 3 5 60 60 5 1 60 60 60 60 5 1 3 5 60 60 5 1 2 3 4 60 2
// expect: 53 149 9.0072e+15
// expect: -3 -1.5 12
// expect: 1e+15 1.23457e+08 4.94066e-324 1.79769e+308
#include <math.h>
#include <stdio.h>
#include <string.h>
static unsigned long long bits(double d) { unsigned long long u; memcpy(&u, &d, sizeof u); return u; }
static unsigned fbits(float f) { union { float f; unsigned u; } x = {f}; return x.u; }
static double kahan(const float *a, int n) { double s = 0, c = 0; while (n--) { double y = *a++ - c, t = s + y; c = t - s - y, s = t; } return s; }
static double horner(const double *c, int n, double x) { double r = 0; while (n--) r = r * x + c[n]; return r; }
static double exponential(double x) { double term = 1, sum = 1; int i; for (i = 1; sum + term != sum; i++) term *= x / i, sum += term; return sum; }
static float mean(int n, const float *a) { float s = 0; int i; for (i = 0; i < n; i++) s += a[i]; return s / n; }
static int exponent(double d) { return (int)(bits(d) >> 52 & 2047) - 1023; }
static double next(double d) { unsigned long long u = bits(d) + 1; memcpy(&d, &u, sizeof d); return d; }
static double newton(double n) { double x = n, last = 0; while (x != last) last = x, x = (x + n / x) / 2 == last ? x : (x + n / x) / 2; return x; }
static long double extended(long double x) { return x / 3; }
static int iterations(double cr, double ci) { double r = 0, i = 0, t; int n = 0; while (n < 60 && r * r + i * i < 4) t = r * r - i * i + cr, i = 2 * r * i + ci, r = t, n++; return n; }
int main(void)
{
    static const double c[] = {1, -2, 0.5, 3};
    float f[20], g = 0.1f;
    double d = 0.1, e = 0;
    int i, j;
    for (i = 0; i < 20; i++) f[i] = 1.0f / (i + 1), e += d;
    printf("%016llx %08x %016llx\n", bits(d), fbits(g), bits(-0.0));
    printf("%.17g %d %.17g\n", e, e == 2, e - 2);
    printf("%.17g %.9g %.17g\n", kahan(f, 20), mean(20, f), horner(c, 4, 1.5));
    printf("%.15g %.15g %.15g\n", exponential(1), exponential(-2.5), newton(2));
    printf("%d %d %d %.17g\n", exponent(1), exponent(0.3), exponent(1e300), next(1));
    printf("%.9g %.17g %.9g\n", g * 3, d * 3, (float)(d * 3));
    printf("%d %d %d\n", g * 10 == 1, (float)0.3 == 0.3f, d + 0.2 == 0.3);
    printf("%.6f %g\n", (double)extended(1), (double)(g - (float)d));
    for (j = -2; j <= 2; j++) { for (i = -4; i <= 1; i++) printf("%d ", iterations(i / 2., j / 2.)); }
    puts("");
    for (d = 1, i = 0; d + 1 > d; d *= 2) i++;
    for (g = 1, j = 0; g / 2 > 0; g /= 2) j++;
    printf("%d %d %g\n", i, j, d);
    printf("%.17g %.17g %.17g\n", floor(-2.5), fmod(-7.5, 2), ldexp(0.75, 4));
    printf("%g %g %g %g\n", 1e15 + 0.3, 123456789.0f, 5e-324, 1.7976931348623157e308);
    return (int)(d * 0);
}
