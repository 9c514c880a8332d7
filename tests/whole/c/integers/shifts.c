// Shifts of every width; the right shift of a signed value keeps its sign.
//
// expect: -1000 -1000 2147483649 2147483649
// expect: -128000 -8 128 16777216
// expect: -16384000 -1 16384 131072
// expect: -2097152000 -1 2097152 1024
// expect: -2147483648 -1 268435456 8
// expect: -5497558138880 -5497558138880 8000000000000001 8000000000000001
// expect: -45035996273704960 -671088640 2000 4000000000000
// expect: 0 -81920 4000000 2000000000
// expect: 0 -10 8000000000 1000000
// expect: 0 -1 10000000000000 800
// expect: 536870912 -500
#include <stdio.h>
int main(void)
{
    int i = -1000;
    unsigned u = 0x80000001u;
    long long l = -5LL << 40;
    unsigned long long ul = 0x8000000000000001ULL;
    int n;
    for (n = 0; n < 32; n += 7)
        printf("%d %d %u %u\n", i << n, i >> n, u << n, u >> n);
    for (n = 0; n < 64; n += 13)
        printf("%lld %lld %llx %llx\n", l << n, l >> n, ul << n, ul >> n);
    u >>= 3, u <<= 1, i >>= 2, i <<= 1;
    printf("%u %d\n", u, i);
    return 0;
}
