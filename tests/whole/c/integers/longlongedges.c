// Shows: long long at its edges: carries between the words, multiplication, division, remainders of both signs.
//
// expect: 4594911fc03e6f8 f8cc6b81ea65dd35 995b921675032e52
// expect: 4a41faf7e4d5ac46 3c1a3e7342cdf49
// expect: 9d41f75a80437dc1 8728c364c684162d
// expect: -3 -1 -3 1
// expect: -922337203685477580 -8
// expect: 1844674407370955161 582344007
// expect: -9223372036854775807 18446744073709551615 0
// expect: 1 1 0
// expect: 4611686018427387904 8589934590
// expect: 100000000 ffffffff
// expect: 2240 3909821048582988049
// expect: -1
#include <stdio.h>
#include <limits.h>
typedef long long L;
typedef unsigned long long U;
static const L signed_ones[] = {0, 1, -1, 2, -2, 0x7fffffff, 0x80000000LL, -0x80000000LL, 0xffffffffLL, 0x100000000LL,
                                -0x100000001LL, 0x123456789abcdefLL, LLONG_MAX, LLONG_MIN + 1, LLONG_MIN};
#define COUNT ((int)(sizeof signed_ones / sizeof *signed_ones))
static U mix(U h, U x) { return (h ^ x) * 0x100000001b3ULL + (h >> 29); }
int main(void)
{
    U sum = 0, difference = 0, product = 0, quotient = 0, rest = 0, order = 0, bits = 0;
    int i, j;
    for (i = 0; i < COUNT; i++)
        for (j = 0; j < COUNT; j++) {
            L a = signed_ones[i], b = signed_ones[j];
            U u = a, v = b;
            sum = mix(sum, u + v);
            difference = mix(difference, u - v);
            product = mix(product, u * v);
            if (b && !(a == LLONG_MIN && b == -1)) quotient = mix(quotient, a / b), rest = mix(rest, a % b);
            if (v) quotient = mix(quotient, u / v), rest = mix(rest, u % v);
            order = mix(order, (a < b) | (a <= b) << 1 | (a == b) << 2 | (u < v) << 3 | (u >= v) << 4 | (a != b) << 5);
            bits = mix(bits, (u & v) + (u | ~v) + (u ^ v));
        }
    printf("%llx %llx %llx\n%llx %llx\n%llx %llx\n", sum, difference, product, quotient, rest, order, bits);
    printf("%lld %lld %lld %lld\n", -7LL / 2, -7LL % 2, 7LL / -2, 7LL % -2);
    printf("%lld %lld\n", LLONG_MIN / 10, LLONG_MIN % 10);
    printf("%llu %llu\n", ULLONG_MAX / 10, ULLONG_MAX % 1000000007);
    printf("%lld %llu %d\n", -LLONG_MAX, -1ULL, !0x100000000LL);
    printf("%d %d %d\n", 0x100000000LL && 1, 0x100000000LL ? 1 : 2, (int)(0x100000000LL == 0));
    printf("%lld %lld\n", (L)INT_MIN * INT_MIN, (L)UINT_MAX * 2);
    {
        L x = LLONG_MAX, y = 1;
        U carry = 0xffffffffu;
        int n = 0;
        carry++, printf("%llx ", carry), carry--, printf("%llx\n", carry);
        while (x) x /= 3, n++;
        for (; y > 0 && y < LLONG_MAX / 7; y *= 7) n += 100;
        printf("%d %lld\n", n, y);
        if (y) n = -1;
        if (!(y & 0xffffffff00000000LL)) n = 1;
        printf("%d\n", n);
    }
    return 0;
}
