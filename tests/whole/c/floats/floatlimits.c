// Shows: gcc's own names for the limits of floating numbers and for the widest integers, without a header.
// expect: 24 53 1 1
// expect: 1 1 1 1
// expect: 8 8
#include <stdio.h>

int main(void) {
    volatile float one = 1.0f, least = __FLT_DENORM_MIN__;
    volatile double wide = 1.0, smallest = __DBL_DENORM_MIN__;
    volatile double beyond = __DBL_MAX__;
    printf("%d %d %d %d\n", __FLT_MANT_DIG__, __DBL_MANT_DIG__, one + __FLT_EPSILON__ > one, wide + __DBL_EPSILON__ / 4 == wide);
    printf("%d %d ", least > 0 && least / 2 == 0, smallest > 0 && smallest / 2 == 0);
    printf("%d %d\n", __builtin_isinf(beyond * 2) != 0, __FLT_MIN__ > 0 && __FLT_MAX__ < __DBL_MAX__ && __DBL_MIN__ > 0);
    printf("%d %d\n", (int)sizeof(__INTMAX_TYPE__), (int)sizeof(__UINTMAX_TYPE__));
    return 0;
}
