// Bit-fields: signs, widths, packing, assignment, zero width.
//
// expect: 1 -3 abcdef 15 3 1
// expect: 7 -16 111110 15 12 1
// expect: 255 -256 -3
// expect: 12 4
// expect: 1 -15
#include <stdio.h>
struct f { unsigned a : 3; int b : 5; unsigned c : 24; unsigned char d : 4, e : 4; int : 0; unsigned g : 1; };
struct g { short x : 9; short y : 9; char z : 3; };
int main(void)
{
    struct f f = {9, -3, 0xabcdef, 15, 3, 1};
    struct g g;
    printf("%u %d %x %u %u %u\n", f.a, f.b, f.c, f.d, f.e, f.g);
    f.a = 7; f.b = 15; f.b++; f.c += 0x654321; f.d -= 16; f.e <<= 2;
    printf("%u %d %x %u %u %u\n", f.a, f.b, f.c, f.d, f.e, f.g);
    g.x = 255; g.y = 256; g.z = 5;
    printf("%d %d %d\n", g.x, g.y, g.z);
    printf("%d %d\n", (int)sizeof f, (int)sizeof g);
    printf("%d %d\n", f.a - 8 < 0, f.b = 17);
    return 0;
}
