// Square roots, pi and e by series: loops of double arithmetic.
//
// expect: 1.414213562373 100000.000000000000 0.625000000000
// expect: 3.1405926538 2.71828182845905
#include <stdio.h>
static double root(double x) { double r = x, last; do { last = r; r = (r + x / r) / 2; } while (r < last); return r; }
int main(void)
{
    double pi = 0, e = 1, term = 1, sign = 1;
    int i;
    for (i = 1; i < 2000; i += 2, sign = -sign) pi += sign * 4 / i;
    for (i = 1; i < 20; i++) e += term /= i;
    printf("%.12f %.12f %.12f\n", root(2), root(1e10), root(0.25));
    printf("%.10f %.14f\n", pi, e);
    return 0;
}
