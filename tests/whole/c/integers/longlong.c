// long long: through calls, arrays, structures, loops and conditions.
//
// expect: 1099511627789 4052555153018976267 3605108850858
// expect: -9223372036854775808 q 18446744073709551609
// expect: 1 0 1
// expect: -366503875925 -776 1844674407370955161
// expect: -9223372036854775808 9223372036854775807
// expect: 2147483648
#include <stdio.h>
struct pair { long long a; char c; unsigned long long b; };
static long long power(long long x, unsigned n) { long long r = 1; for (; n; n >>= 1, x *= x) if (n & 1) r *= x; return r; }
static unsigned long long gcd(unsigned long long a, unsigned long long b) { return b ? gcd(b, a % b) : a; }
static struct pair flip(struct pair p) { struct pair q = {p.b, 'q', p.a}; return q; }
int main(void)
{
    long long v[3] = {1LL << 40, -1, 5}, *p = v, s = 0;
    struct pair x = {-7, 'x', 1ULL << 63};
    int i;
    for (i = 0; i < 3; i++) s += *p++ * (i + 1);
    printf("%lld %lld %llu\n", s, power(3, 39), gcd(600851475143ULL * 12, 600851475143ULL * 18));
    x = flip(x);
    printf("%lld %c %llu\n", x.a, x.c, x.b);
    printf("%d %d %d\n", v[0] ? 1 : 0, !v[1], v[0] > v[2] && v[1] < 0);
    printf("%lld %lld %llu\n", -v[0] / 3, -v[0] % 1000, (unsigned long long)v[1] / 10);
    s = 0x7fffffffffffffffLL; s++;
    printf("%lld %lld\n", s, s - 1);
    printf("%lld\n", (long long)(int)0x80000000 + (i == 3 ? 1LL << 32 : 0));
    return 0;
}
