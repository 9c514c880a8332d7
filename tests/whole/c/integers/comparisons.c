// Comparisons: signed, unsigned, mixed, long long, floating, and what promotions make of them.
//
// expect: 0 1 1
// expect: 0 1 1
// expect: 0 1 1
// expect: 0 1 1
// expect: 1 1 1 0
// expect: 0 1 0 0
// expect: 1 1
#include <stdio.h>
int main(void)
{
    int m = -1; unsigned z = 0; char c = -1; unsigned char uc = 255; short s = -1; unsigned short us = 65535;
    long long l = -1; unsigned long long ul = 1;
    double nan = 0.0 / (z ? 1.0 : 0.0);
    printf("%d %d %d\n", m < z, m > z, m == (int)~z);
    printf("%d %d %d\n", c == uc, (unsigned char)c == uc, c < uc);
    printf("%d %d %d\n", s == us, (unsigned short)s == us, s < us);
    printf("%d %d %d\n", l < ul, l < 1, l < (int)ul);
    printf("%d %d %d %d\n", 1.5 < 2, 1.5f <= 1.5, -0.0 == 0.0, 2.5 > 3);
    printf("%d %d %d %d\n", nan == nan, nan != nan, nan < 1, nan >= 1);
    printf("%d %d\n", l < z, (long long)m < (long long)z);
    return 0;
}
