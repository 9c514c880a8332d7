// Conversions between all arithmetic types.
//
// expect: -44 212 4464 65236
// expect: -294967296 4294966996 -300 18446744073709551316
// expect: 4000000000 -1985229329 -12817 -17
// expect: -3 -39900000000 2
// expect: 4000000000.0 -300.0 16777216.0 0.1
// expect: 18446744073709551616 -1
// expect: 3000000000 15000000000000000000
// expect: 1 1 0
// expect: 123456792 9.22337204e+18
#include <stdio.h>
int main(void)
{
    int i = -300; unsigned u = 4000000000u; double d = -3.99; float f = 16777217; long long l = 0x123456789abcdefLL;
    printf("%d %u %d %u\n", (char)i, (unsigned char)i, (short)70000, (unsigned short)i);
    printf("%d %u %lld %llu\n", (int)u, (unsigned)i, (long long)i, (unsigned long long)i);
    printf("%lld %d %d %d\n", (long long)u, (int)l, (short)l, (char)l);
    printf("%d %lld %d\n", (int)d, (long long)(d * 1e10), (int)2.99f);
    printf("%.1f %.1f %.1f %.1f\n", (double)u, (double)i, f, (double)(float)0.1);
    printf("%.0f %.0f\n", (double)0xffffffffffffffffULL, (double)-1LL);
    printf("%u %llu\n", (unsigned)3e9, (unsigned long long)1.5e19);
    printf("%d %d %d\n", (_Bool)0.5, (_Bool)256, (_Bool)0);
    printf("%.9g %.9g\n", (float)123456789, (float)0x7fffffffffffffffLL);
    return 0;
}
