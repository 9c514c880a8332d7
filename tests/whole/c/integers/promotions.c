// Integer promotions and the usual arithmetic conversions, seen through sizeof and signs.
//
// expect: 4 4 8 4
// expect: 200 400 60000
// expect: 120000 54464
// expect: -200 -201
// expect: 100
// expect: 4294967295
// expect: -1
// expect: 4 4
// expect: 1 0
// expect: 1
#include <stdio.h>
int main(void)
{
    char c = 100; unsigned char uc = 200; short s = 30000; unsigned short us = 60000; unsigned u = 1; long long l = 1;
    printf("%d %d %d %d\n", (int)sizeof(c + c), (int)sizeof(s + uc), (int)sizeof(u + l), (int)sizeof(1.0f + 1));
    printf("%d %d %d\n", c + c, uc + uc, s + s);
    printf("%d %d\n", us * 2, (unsigned short)(us * 2));
    printf("%d %d\n", -uc, ~uc);
    printf("%d\n", (c << 24) >> 24);
    printf("%u\n", u - 2);
    printf("%lld\n", l - u * 2);
    printf("%d %d\n", (int)sizeof('a'), (int)sizeof("abc"));
    printf("%d %d\n", -1 > 0u, -1LL > 0u);
    printf("%d\n", (unsigned char)(uc + 100) == 44);
    return 0;
}
