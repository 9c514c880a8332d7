// float and double: arithmetic, rounding to float at each step, comparisons, special values.
//
// expect: 0.300000012 0.30000000000000004
// expect: 0.00666666729 0.006666666666666668
// expect: 1 0
// expect: 0.20833333 9.99995e-41
// expect: inf -inf inf
// expect: 1 -0 0
// expect: 53 1.11022e-16
// expect: 1.00000012
#include <stdio.h>
static float mean(const float *v, int n) { float s = 0; int i; for (i = 0; i < n; i++) s += v[i]; return s / n; }
int main(void)
{
    float a = 0.1f, b = 0.2f, v[] = {1.5f, 2.25f, -3.125f};
    double x = 0.1, y = 0.2, zero = 0, big = 1e308;
    int i;
    printf("%.9g %.17g\n", a + b, x + y);
    printf("%.9g %.17g\n", a * b / 3, x * y / 3);
    printf("%d %d\n", a + b == 0.3f, x + y == 0.3);
    printf("%.8g %g\n", mean(v, 3), (double)(float)1e-40);
    printf("%g %g %g\n", 1 / zero, -1 / zero, big * 10);
    printf("%d %g %g\n", (int)(1 / -zero < 0), -zero, zero);
    for (x = 1, i = 0; x + 1 > 1; x /= 2) i++;
    printf("%d %g\n", i, x);
    for (a = 0, i = 0; i < 10; i++) a += 0.1f;
    printf("%.9g\n", a);
    return 0;
}
