// The compound assignments, their values and their conversions.
//
// fault: 23 warning: the assignment changes the value 300 to 44
// expect: 15 12 48 9 1
// expect: 44 200 144 72
// expect: 16960 16961
// expect: 5 6 1.5 1.25
// expect: 7696581394432 7696581394433 -7696581394434
// expect: 7 7.9
// expect: 44 44
// expect: 13
#include <stdio.h>
int main(void)
{
    int i = 10; unsigned char c = 200; short h = 1000; double d = 2.5; float f = 3; long long l = 7;
    printf("%d ", i += 5); printf("%d ", i -= 3); printf("%d ", i *= 4); printf("%d ", i /= 5); printf("%d\n", i %= 4);
    printf("%d ", c += 100); printf("%d ", c -= 100); printf("%d ", c *= 2); printf("%d\n", c >>= 1);
    printf("%d ", h *= 1000); printf("%d\n", h += 1.9);
    printf("%g ", d *= 2); printf("%g ", d += i); printf("%g ", f /= 2); printf("%g\n", f -= 0.25);
    printf("%lld ", l <<= 40); printf("%lld ", l |= 1); printf("%lld\n", l ^= -1);
    i = d = 7.9;
    printf("%d %g\n", i, d);
    i = c = 300;
    printf("%d %d\n", i, c);
    i = 5; i *= 2.6;
    printf("%d\n", i);
    return 0;
}
