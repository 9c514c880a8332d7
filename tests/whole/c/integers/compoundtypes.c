// Shows: op= on small and mixed types: the operation is done in the common type, its result cut to the target's.
//
// expect: -56 44 -32536 464
// expect: -88 52 -11712 1392
// expect: -128 7 -3 65535
// expect: 64 1 -1 ff00
// expect: 3
// expect: 2147483647 1 -4
// expect: 4294967295 2147483647 2147483649 2
// expect: 3298534883314 3298534883 -3298534884
// expect: 18446744073709551615 15 3074457345618258607
// expect: 0.300000012 0.900000036 0.128571436 0.128571436
// expect: 3.3333333333333335 3.204761897524198 -12.819047590096792 1.152921504606847e+18
// expect: 1 0 1 0 1 1 1
// expect: 6 4 5
// expect: 1 8 2
// expect: 44 256
// expect: 0 0
// expect: 1.10000002 2
// expect: 103 19088743
// expect: 107 -128 255
// expect: 127 -128 126 0 0
// expect: 16777216 16777218 0.5 2.5
#include <stdio.h>
int main(void)
{
    signed char c = 100;
    unsigned char uc = 200;
    short h = 32000;
    unsigned short uh = 65000;
    int i = 7;
    unsigned u = 10;
    long long l = 1;
    unsigned long long ul = 1;
    float f = 0.1f;
    double d = 10;
    _Bool b = 0;
    char *p = "0123456789", **pp = &p;
    c += 100, uc += 100, h += 1000, uh += 1000;
    printf("%d %d %d %d\n", c, uc, h, uh);
    c *= -3, uc *= 7, h *= h, uh *= 3;
    printf("%d %d %d %d\n", c, uc, h, uh);
    c = -128, c /= -1, uc = 255, uc /= 2, uc %= 10, h = -7, h %= 4, uh = 5, uh -= 6;
    printf("%d %d %d %d\n", c, uc, h, uh);
    c = 5, c <<= 6, uc = 0x81, uc <<= 1, uc >>= 1, h = -1, h >>= 20, uh = 0xffff, uh >>= 4, uh <<= 8;
    printf("%d %d %d %x\n", c, uc, h, uh);
    i -= 3u, i /= 2u, i *= 1.75, i += 0.999;
    printf("%d\n", i);
    i = -1, i /= 2u, printf("%d ", i), i = -7, i %= 4u, printf("%d ", i), i = -8, i >>= 1u, printf("%d\n", i);
    u -= 11, printf("%u ", u), u /= 2, printf("%u ", u), u *= -1, printf("%u ", u), u = 3, u += -0.5, printf("%u\n", u);
    l <<= 40, l += i, l *= 3, l -= u, printf("%lld ", l), l /= 1e3, printf("%lld ", l), l ^= -1, printf("%lld\n", l);
    ul -= 2, printf("%llu ", ul), ul >>= 60, ul += 0.5f, printf("%llu ", ul), ul |= 1ull << 63, ul /= 3, printf("%llu\n", ul);
    f += 0.2, printf("%.9g ", f), f *= 3, printf("%.9g ", f), f /= 7, printf("%.9g ", f), f -= 1e-9, printf("%.9g\n", f);
    d /= 3, printf("%.17g ", d), d -= f, printf("%.17g ", d), d *= i, printf("%.17g ", d), d += 1ull << 60, printf("%.17g\n", d);
    b += 5, printf("%d ", b), b -= 1, printf("%d ", b), b |= 4, printf("%d ", b), b ^= 1, printf("%d ", b);
    b = 0.25, printf("%d ", b), b *= 0.5, printf("%d ", b), b = (void *)p, printf("%d\n", b);
    p += 3, p -= 1, *pp += 4, printf("%c ", *p), p += l ? -2LL : 0, printf("%c ", *p), p -= (signed char)-1, printf("%c\n", *p);
    printf("%d %d %d\n", (int)sizeof(c += 1), (int)sizeof(l += 1), (int)sizeof(h = 1LL));
    printf("%d %d\n", c = i * 0 + 300, (uc = -1) + 1);
    printf("%d %d\n", (uc += 2) == 257, (h = i * 0 + 70000) == 70000);
    printf("%.9g %d\n", d = f = 1.1, i = f = 2.9);
    i = uc = l = 0x1234567, printf("%d %lld\n", i, l);
    for (c = 126; c > 0; c++) i++;
    for (uc = 2; uc-- > 0;) i++;
    printf("%d %d %d\n", i, c, uc);
    c = 127, printf("%d ", c++), printf("%d ", c--), printf("%d ", --c), uc = 0, printf("%d %d\n", uc--, uc * 0);
    f = 16777216, f++, printf("%.9g ", f), f += 2, printf("%.9g ", f--), d = .5, printf("%g ", d++), printf("%g\n", ++d);
    return 0;
}
