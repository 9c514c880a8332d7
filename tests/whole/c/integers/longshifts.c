// Shows: shifts of every width and count, signed and unsigned, by variables and constants, compound, mixed types.
//
// expect: 4 23456789abcdef10 923456789abcdef f923456789abcdef
// expect: 20 6789abcdef100000 923456789ab fffff923456789ab
// expect: 36 abcdef1000000000 9234567 fffffffff9234567
// expect: 52 ef10000000000000 923 fffffffffffff923
// expect: 8b4b10b0dda7d0cf
// expect: c7811151ffb87743
// expect: 0:923456789abcdef1,923456789abcdef1,-7911603569390985487 7:1a2b3c4d5e6f7880,12468acf13579bd,-61809402885867075 32:9abcdef100000000,92345678,-1842063752 33:3579bde200000000,491a2b3c,-921031876 63:8000000000000000,1,-1
// expect: c0 -4 2 -2048
// expect: ff0 -1 20000
// expect: 1000000000000000 -1 12468acf
// expect: 4 8
// expect: 8000000000000000 12468acf124
// expect: 123456789abcdef 68acf13579bde024 9e26af37bc048d15 d5e6f78091a2b3c4 def0123456789abc
#include <stdio.h>
#define ROW(x) x(0) x(7) x(32) x(33) x(63)
int main(void)
{
    unsigned long long u = 0x923456789abcdef1ULL;
    long long s = (long long)0x923456789abcdef1ULL;
    unsigned w = 0x92345678;
    int i, n = (int)0x92345678;
    unsigned long long h = 0;
    for (i = 0; i < 64; i++) {
        h = h * 31 + (u << i);
        h = h * 31 + (u >> i);
        h = h * 31 + (unsigned long long)(s >> i);
        if (i % 16 == 4) printf("%d %llx %llx %llx\n", i, u << i, u >> i, (unsigned long long)(s >> i));
    }
    printf("%llx\n", h);
    for (i = 0, h = 1; i < 32; i++) {
        h = h * 31 + (w << i);
        h = h * 31 + (w >> i);
        h = h * 31 + (unsigned)(n >> i);
    }
    printf("%llx\n", h);
#define SHOW(k) printf("%d:%llx,%llx,%lld ", k, u << k, u >> k, s >> k);
    ROW(SHOW)
    puts("");
    {
        unsigned char c = 0xf0;
        signed char d = -16;
        unsigned short e = 0x8001;
        short f = -32767;
        long long count = 4;
        c <<= 2, d >>= 2, e <<= 1, f >>= count;
        printf("%x %d %x %d\n", c, d, e, f);
        printf("%x %d %x\n", (unsigned char)0xff << 4, (signed char)-1 >> 3, e << 16);
        u = 1, u <<= count * 15, s = -1, s >>= count, w >>= (unsigned char)260 - 1;
        printf("%llx %lld %x\n", u, s, w);
        printf("%d %d\n", (int)sizeof(1 << 40LL % 31), (int)sizeof(1LL << 1));
        printf("%llx %llx\n", (unsigned long long)1 << 63, ((unsigned long long)w << 32 | w) >> 20);
        for (i = 0; i < 64; i += 13) printf("%llx ", (0x0123456789abcdefULL << i) | (0x0123456789abcdefULL >> (63 - i) >> 1));
        puts("");
    }
    return 0;
}
