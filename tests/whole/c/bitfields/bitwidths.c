// Shows: bit-fields of every width, signed and unsigned: the least and greatest values, and what is stored past them.
//
// expect: 468
// expect: 1: 4 -1 0 1 0 -1 0 21 -3
// expect: 2: 4 -2 1 1 0 0 2 21 -3
// expect: 3: 4 -4 3 1 0 -2 6 21 -3
// expect: 4: 4 -8 7 1 0 2 e 21 -3
// expect: 5: 4 -16 15 1 0 10 1e 21 -3
// expect: 6: 4 -32 31 1 0 26 3e 21 -3
// expect: 7: 4 -64 63 1 0 58 7e 21 -3
// expect: 8: 4 -128 127 1 0 122 fe 21 -3
// expect: 9: 4 -256 255 1 0 250 1fe 21 -3
// expect: 10: 4 -512 511 1 0 506 3fe 21 -3
// expect: 11: 4 -1024 1023 1 0 1018 7fe 21 -3
// expect: 12: 4 -2048 2047 1 0 2042 ffe 21 -3
// expect: 13: 8 -4096 4095 1 0 4090 1ffe 21 -3
// expect: 14: 8 -8192 8191 1 0 8186 3ffe 21 -3
// expect: 15: 8 -16384 16383 1 0 16378 7ffe 21 -3
// expect: 16: 8 -32768 32767 1 0 32762 fffe 21 -3
// expect: 17: 8 -65536 65535 1 0 65530 1fffe 21 -3
// expect: 18: 8 -131072 131071 1 0 131066 3fffe 21 -3
// expect: 19: 8 -262144 262143 1 0 262138 7fffe 21 -3
// expect: 20: 8 -524288 524287 1 0 524282 ffffe 21 -3
// expect: 21: 8 -1048576 1048575 1 0 1048570 1ffffe 21 -3
// expect: 22: 8 -2097152 2097151 1 0 2097146 3ffffe 21 -3
// expect: 23: 8 -4194304 4194303 1 0 4194298 7ffffe 21 -3
// expect: 24: 8 -8388608 8388607 1 0 8388602 fffffe 21 -3
// expect: 25: 8 -16777216 16777215 1 0 16777210 1fffffe 21 -3
// expect: 26: 8 -33554432 33554431 1 0 33554426 3fffffe 21 -3
// expect: 27: 8 -67108864 67108863 1 0 67108858 7fffffe 21 -3
// expect: 28: 12 -134217728 134217727 1 0 134217722 ffffffe 21 -3
// expect: 29: 12 -268435456 268435455 1 0 268435450 1ffffffe 21 -3
// expect: 30: 16 -536870912 536870911 1 0 536870906 3ffffffe 21 -3
// expect: 31: 16 -1073741824 1073741823 1 0 1073741818 7ffffffe 21 -3
// expect: 32: 16 -2147483648 2147483647 1 0 2147483642 fffffffe 21 -3
// expect: 33: 12 -4294967296 4294967295 1 0 4294967290 1fffffffe 21 -3
// expect: 34: 12 -8589934592 8589934591 1 0 8589934586 3fffffffe 21 -3
// expect: 39: 12 -274877906944 274877906943 1 0 274877906938 7ffffffffe 21 -3
// expect: 40: 12 -549755813888 549755813887 1 0 549755813882 fffffffffe 21 -3
// expect: 41: 12 -1099511627776 1099511627775 1 0 1099511627770 1fffffffffe 21 -3
// expect: 47: 16 -70368744177664 70368744177663 1 0 70368744177658 7ffffffffffe 21 -3
// expect: 48: 16 -140737488355328 140737488355327 1 0 140737488355322 fffffffffffe 21 -3
// expect: 49: 16 -281474976710656 281474976710655 1 0 281474976710650 1fffffffffffe 21 -3
// expect: 55: 16 -18014398509481984 18014398509481983 1 0 18014398509481978 7ffffffffffffe 21 -3
// expect: 56: 16 -36028797018963968 36028797018963967 1 0 36028797018963962 fffffffffffffe 21 -3
// expect: 57: 16 -72057594037927936 72057594037927935 1 0 72057594037927930 1fffffffffffffe 21 -3
// expect: 62: 24 -2305843009213693952 2305843009213693951 1 0 2305843009213693946 3ffffffffffffffe 21 -3
// expect: 63: 24 -4611686018427387904 4611686018427387903 1 0 4611686018427387898 7ffffffffffffffe 21 -3
// expect: 64: 24 -9223372036854775808 9223372036854775807 1 0 9223372036854775802 fffffffffffffffe 21 -3
#include <stdio.h>
#define WIDTHS(F) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18)  \
    F(19) F(20) F(21) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29) F(30) F(31) F(32)
#define LONG_WIDTHS(F) F(33) F(34) F(39) F(40) F(41) F(47) F(48) F(49) F(55) F(56) F(57) F(62) F(63) F(64)
#define BOTH(n) struct { int s : n; unsigned before : 5, u : n; int after : 3; } b##n;
#define LONG_BOTH(n) struct { long long s : n; unsigned before : 5; unsigned long long u : n; int after : 3; } l##n;
static struct { WIDTHS(BOTH) LONG_WIDTHS(LONG_BOTH) } all;
#define TRY(name, type, n)                                                                                          \
    {                                                                                                               \
        long long least, most, wrapped, minus;                                                                      \
        name.before = 21, name.after = -3;                                                                          \
        name.s = -1 - (((type)1 << (n - 2 + (n == 1))) - 1) * 2 - (n > 1), least = name.s;                                                            \
        name.s = (unsigned type)-1 >> (8 * sizeof(type) - n + 1 - (n == 1)) >> (n == 1), most = name.s;                                                           \
        name.u = -1, minus = name.u == (unsigned type)-1 >> (8 * sizeof(type) - n);                                 \
        name.u++, wrapped = name.u;                                                                                 \
        name.s -= 5, name.u -= 2;                                                                                   \
        printf("%d: %d %lld %lld %lld %lld %lld %llx %d %d\n", n, (int)sizeof name, least, most, minus, wrapped,     \
               (long long)name.s, (unsigned long long)name.u, name.before, name.after);                             \
    }
#define TRY_SHORT(n) TRY(all.b##n, int, n)
#define TRY_LONG(n) TRY(all.l##n, long long, n)
int main(void)
{
    printf("%d\n", (int)sizeof all);
    WIDTHS(TRY_SHORT)
    LONG_WIDTHS(TRY_LONG)
    return 0;
}
