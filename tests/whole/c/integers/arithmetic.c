// The four operations and the remainder on int, unsigned and long long, with signs.
//
// expect: 42 52 -235 -9 2
// expect: -9 -2 9 -2
// expect: 31 63 91382282 26
// expect: 123455789009 -123457159382367036 -123456 418644
// expect: -47 4294967249 -123456789012
#include <stdio.h>
int main(void)
{
    int a = 47, b = -5;
    unsigned u = 47u, v = 0xfffffff0u;
    long long x = 123456789012LL, y = -1000003;
    printf("%d %d %d %d %d\n", a + b, a - b, a * b, a / b, a % b);
    printf("%d %d %d %d\n", -47 / 5, -47 % 5, -47 / -5, -47 % -5);
    printf("%u %u %u %u\n", u + v, u - v, v / u, v % u);
    printf("%lld %lld %lld %lld\n", x + y, x * y, x / y, x % y);
    printf("%d %u %lld\n", -a, -u, -x);
    return 0;
}
