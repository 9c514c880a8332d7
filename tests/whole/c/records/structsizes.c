// Shows: struct values of every small size as arguments, results, in assignments and indexed out of a call.
//
// expect: 3: 950 4757 3 200 9 252
// expect: 6: 975 4734 10 214 9 236
// expect: 9: 1026 5182 10 228 9 220
// expect: 12: 1120 5219 17 242 9 204
// expect: 15: 1274 5731 17 0 9 188
// expect: 18: 1505 5964 24 14 9 172
// expect: 21: 1830 6676 24 28 9 156
// expect: 24: 2266 7241 31 42 9 140
// expect: 27: 2830 8289 31 56 9 124
// expect: 33: 4410 10842 38 84 9 92
// expect: 36: 5460 12479 45 98 9 76
// expect: 39: 6706 14607 45 112 9 60
// expect: 45: 9854 19856 52 140 9 28
// expect: 48: 11790 23109 59 154 9 12
// expect: 51: 13990 31213 59 168 9 252
// expect: 60: 22344 32603 73 210 9 204
// expect: 69: 33686 32972 80 252 9 156
// expect: 72: 38210 35457 87 10 9 140
// expect: 93: 82030 63688 108 108 9 28
// expect: 96: 90230 71165 115 122 9 12
// expect: 99: 90262 87621 115 136 9 252
// expect: 120: 95402 95161 143 234 9 140
// expect: 141: 121182 141568 164 76 9 28
// expect: 144: 127966 153525 171 90 9 12
// expect: 189: 290894 250424 220 44 9 28
// expect: 192: 308550 267629 227 58 9 12
#include <stdio.h>
#define RECORD(n)                                                                                                   \
    typedef struct { unsigned char b[n]; } R##n;                                                                    \
    static R##n make##n(int seed) { R##n r; int i; for (i = 0; i < n; i++) r.b[i] = seed + i * 7; return r; }        \
    static R##n twice##n(R##n a) { int i; for (i = 0; i < n; i++) a.b[i] *= 2; return a; }                           \
    static int total##n(int before, R##n a, int between, R##n b, int after)                                         \
    {                                                                                                               \
        int i, s = before * 1000 + between * 100 + after;                                                           \
        for (i = 0; i < n; i++) s += a.b[i] * (i + 1) - b.b[i];                                                      \
        return s;                                                                                                   \
    }                                                                                                               \
    static void show##n(void)                                                                                       \
    {                                                                                                               \
        R##n x = make##n(n), y, z[3];                                                                               \
        y = x;                                                                                                      \
        y.b[n - 1] ^= 255;                                                                                          \
        z[0] = z[2] = twice##n(y);                                                                                  \
        z[1] = n & 1 ? x : y;                                                                                       \
        printf("%d: %d %d ", (int)sizeof z, total##n(1, x, 2, y, 3), total##n(4, z[0], 5, z[1], 6));                  \
        printf("%d %d ", make##n(3).b[n / 2], twice##n(make##n(100)).b[n - 1]);                                     \
        printf("%d %d\n", (x = make##n(9)).b[0], z[2].b[n - 1]);                                                     \
    }
RECORD(1) RECORD(2) RECORD(3) RECORD(4) RECORD(5) RECORD(6) RECORD(7) RECORD(8) RECORD(9) RECORD(11) RECORD(12)
RECORD(13) RECORD(15) RECORD(16) RECORD(17) RECORD(20) RECORD(23) RECORD(24) RECORD(31) RECORD(32) RECORD(33)
RECORD(40) RECORD(47) RECORD(48) RECORD(63) RECORD(64)
int main(void)
{
    show1(); show2(); show3(); show4(); show5(); show6(); show7(); show8(); show9(); show11(); show12(); show13();
    show15(); show16(); show17(); show20(); show23(); show24(); show31(); show32(); show33(); show40(); show47();
    show48(); show63(); show64();
    return 0;
}
