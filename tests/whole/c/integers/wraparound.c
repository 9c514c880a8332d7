// Shows: unsigned arithmetic wraps at every width, small types promote first, and mixed comparisons go unsigned.
//
// expect: 4294967295 0 1 1
// expect: 18446744073709551615 1 18446744073709551611
// expect: -1 300 44 255
// expect: 255 65534
// expect: 4294836225 1
// expect: 0 0 1 1
// expect: 0 1 1
// expect: 0 1 0
// expect: 1 2147483643 1
// expect: 2147483647 0 0
// expect: 1 2
// expect: 18446744073709551615 4294967295
// expect: 4294967295 -1
// expect: 3476558801 1568669697 600000000
// expect: 15876464179877845715 1
// expect: 65535 46340 9
// expect: 33 4294967295
// expect: 3 0
// expect: 6 0
#include <limits.h>
#include <stdio.h>
static unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }
static unsigned power(unsigned b, unsigned e) { unsigned r = 1; for (; e; e >>= 1, b *= b) if (e & 1) r *= b; return r; }
static unsigned long long power64(unsigned long long b, unsigned e) { unsigned long long r = 1; while (e--) r *= b; return r; }
static unsigned inverse(unsigned a) { unsigned x = a, i; for (i = 0; i < 5; i++) x *= 2 - a * x; return x; }
static unsigned isqrt(unsigned n) { unsigned r = 0, b = 1u << 30; while (b > n) b >>= 2; for (; b; b >>= 2) if (n >= r + b) n -= r + b, r = (r >> 1) + b; else r >>= 1; return r; }
int main(void)
{
    unsigned u = 0, big = UINT_MAX;
    unsigned char c = 0, d = 200, e = 100;
    unsigned short s = 65535, t = 65535;
    unsigned long long l = 0;
    int i = -1;
    printf("%u %u %u %u\n", u - 1, big + 1, big * big, -big);
    printf("%llu %llu %llu\n", l - 1, (l - 1) * (l - 1), -(l + 5));
    printf("%d %d %d %d\n", c - 1, d + e, (unsigned char)(d + e), (unsigned char)~c);
    printf("%d ", --c), printf("%d\n", (unsigned short)(s + t));
    printf("%u %u\n", (unsigned)s * t, s << 15 ? 1u : 0u);
    printf("%d %d %d %d\n", i < u, i > (long long)u, i < s, i == big);
    printf("%d %d %d\n", (unsigned char)i == i, (unsigned)i == big, (short)s == -1);
    printf("%d %d %d\n", -1 < 1u, -1LL < 1u, (unsigned char)-1 < 0);
    printf("%u %u %u\n", u - 10 > 5 ? 1u : 0u, (u - 10) / 2, (u - 10) % 7);
    printf("%u %d %u\n", i / 2u, i / 2, i % 3u);
    printf("%u %u\n", big >> 31, (unsigned)(INT_MIN) >> 30);
    printf("%llu %llu\n", (unsigned long long)i, (unsigned long long)(unsigned)i);
    printf("%lld %lld\n", (long long)big, (long long)(int)big);
    printf("%u %u %u\n", power(3, 100), power(7, 1u << 20), gcd(3000000000u, 1800000000u));
    printf("%llu %u\n", power64(3, 77), inverse(12345) * 12345);
    printf("%u %u %u\n", isqrt(4294967295u), isqrt(1u << 31), isqrt(99));
    for (u = 3, i = 0; u-- > 0;) i += 10 + u;
    printf("%d %u\n", i, u);
    for (u = big - 2, i = 0; u > 5; u++) i++;
    printf("%d %u\n", i, u);
    for (c = 250, i = 0; c >= 250; c++) i++;
    printf("%d %d\n", i, c);
    return 0;
}
