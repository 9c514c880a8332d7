// And, or, exclusive or, complement; counting and reversing bits.
//
// expect: 24 f77db57b deadbeef
// expect: beef deadffff 21524110 21524110
// expect: 5eadbe42
// expect: fedc000076540000
#include <stdio.h>
static int count(unsigned x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
static unsigned reverse(unsigned x)
{
    x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
    x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
    x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
    x = (x >> 8 & 0x00ff00ff) | (x & 0x00ff00ff) << 8;
    return x >> 16 | x << 16;
}
int main(void)
{
    unsigned x = 0xdeadbeef;
    printf("%d %08x %08x\n", count(x), reverse(x), reverse(reverse(x)));
    printf("%x %x %x %x\n", x & 0xffff, x | 0xffff, x ^ 0xffffffff, ~x);
    x &= ~0xffu; x |= 0x42; x ^= 1u << 31;
    printf("%x\n", x);
    printf("%llx\n", ~0x0123456789abcdefULL & 0xffff0000ffff0000ULL);
    return 0;
}
