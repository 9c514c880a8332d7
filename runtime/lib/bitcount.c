/* What gcc's __builtin_clz and kin compute: bits counted, found and turned around, by halves. */

int __popcount(unsigned x) {
    x -= x >> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
    x = (x + (x >> 4)) & 0x0F0F0F0F;
    return x * 0x01010101 >> 24;
}

int __popcountll(unsigned long long x) {
    return __popcount(x) + __popcount(x >> 32);
}

int __clz(unsigned x) {
    int n = 32, half;
    for (half = 16; half; half >>= 1)
        if (x >> half) {
            x >>= half;
            n -= half;
        }
    return n - x;
}

int __clzll(unsigned long long x) {
    return x >> 32 ? __clz(x >> 32) : 32 + __clz(x);
}

int __ctz(unsigned x) {
    return __popcount((x & -x) - 1);
}

int __ctzll(unsigned long long x) {
    return (unsigned)x ? __ctz(x) : 32 + __ctz(x >> 32);
}

int __parity(unsigned x) {
    return __popcount(x) & 1;
}

int __parityll(unsigned long long x) {
    return __parity(x ^ x >> 32);
}

int __ffs(int x) {
    return x ? __ctz(x) + 1 : 0;
}

int __ffsll(long long x) {
    return x ? __ctzll(x) + 1 : 0;
}

int __clrsb(int x) {
    return __clz(x ^ x >> 31) - 1;
}

int __clrsbll(long long x) {
    return __clzll(x ^ x >> 63) - 1;
}

int __bswap16(unsigned x) {
    return (x & 0xFF) << 8 | (x >> 8 & 0xFF);
}

unsigned __bswap32(unsigned x) {
    return x << 24 | (x & 0xFF00) << 8 | (x >> 8 & 0xFF00) | x >> 24;
}

unsigned long long __bswap64(unsigned long long x) {
    return (unsigned long long)__bswap32(x) << 32 | __bswap32(x >> 32);
}
