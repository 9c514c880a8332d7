// <math.h>: exact functions to the last bit, the others to what %.12g shows.
//
// expect: 1.4142135623730951 3.5 -3 -2
// expect: -2 3 -3 -1.5
// expect: 0.841470984808 0.540302305868 1.55740772465
// expect: 2.71828182846 2.30258509299 3 1.41421356237
// expect: -2.35619449019 1.57079632679 1.0471975512
// expect: 0.75 6 12 5
// expect: 1 1 1.41421
#include <stdio.h>
#include <math.h>
int main(void)
{
    double m; int e;
    printf("%.17g %g %g %g\n", sqrt(2), fabs(-3.5), floor(-2.5), ceil(-2.5));
    printf("%g %g %g %g\n", trunc(-2.7), round(2.5), round(-2.5), fmod(-7.5, 2));
    printf("%.12g %.12g %.12g\n", sin(1), cos(1), tan(1));
    printf("%.12g %.12g %.12g %.12g\n", exp(1), log(10), log10(1000), pow(2, 0.5));
    printf("%.12g %.12g %.12g\n", atan2(-1, -1), asin(1), acos(0.5));
    m = frexp(48, &e);
    printf("%g %d %g %g\n", m, e, ldexp(0.75, 4), hypot(3, 4));
    printf("%d %d %.6g\n", isnan(NAN) != 0, isinf(INFINITY) != 0, sqrtf(2.0f));
    return 0;
}
