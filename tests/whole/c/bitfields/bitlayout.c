// Shows: where bit-fields lie: straddling, width zero, unnamed, mixed types and plain members, in unions and nested.
//
// expect: a 12 011f0000ffffff3f02000000
// expect: b 8 0700000005000000
// expect: c 4 07140f00
// expect: d 8 ffffffffffffff3f
// expect: e 12 0100000000feffffffff0300
// expect: f 4 037fffff
// expect: g 8 0100e00203000000
// expect: h 20 210000004300000065000000ff0f000003000000
// expect: i 12 ffffff7f03000000ffffff7f
// expect: j 4 01010200
// expect: k 4 feffffff
// expect: 8 60 -4 123456789abc
// expect: 58 2 123456789aba
// expect: d 8 07f0ffffffffffff
// expect: d 8 02f0ff3f000000c0
#include <stdio.h>
#include <string.h>
struct a { char c; int x : 5; int y : 30; char d; };
struct b { unsigned x : 3; unsigned : 0; unsigned y : 3; };
struct c { unsigned x : 3, : 7, y : 3; short : 0; unsigned z : 4; };
struct d { char x : 3; short y : 9; int z : 17; long long w : 33; };
struct e { long long x : 40; long long y : 40; char z; };
struct f { _Bool a : 1, b : 1; unsigned char c : 7; unsigned short d : 16; };
struct g { short a; int : 5; int b : 3; char c; int : 0; char d; };
struct h { struct { unsigned lo : 4, hi : 4; } n[3]; union { unsigned all : 12; int part : 3; } u; unsigned tail : 2; };
union u { unsigned x : 7; signed char y : 3; unsigned long long z : 45; };
struct i { unsigned a : 31; unsigned b : 2; unsigned c : 31; };
struct j { char a; long long b : 1; char c; };
struct k { enum { R, G, B } color : 2; unsigned rest : 30; };
#define DUMP(type, ...)                                                                                             \
    {                                                                                                               \
        struct type v;                                                                                              \
        memset(&v, 0, sizeof v);                                                                                    \
        v = (struct type){__VA_ARGS__};                                                                             \
        dump(#type, &v, sizeof v);                                                                                  \
    }
static void dump(const char *name, void *at, int size)
{
    unsigned char *p = at;
    printf("%s %d ", name, size);
    while (size--) printf("%02x", *p++);
    puts("");
}
int main(void)
{
    union u u;
    struct d d;
    DUMP(a, 1, -1, -1, 2)
    DUMP(b, 7, 5)
    DUMP(c, 7, 5, 15)
    DUMP(d, -1, -1, -1, -1)
    DUMP(e, 1, -2, 3)
    DUMP(f, 1, 1, 127, 65535)
    DUMP(g, 1, -1, 2, 3)
    DUMP(h, {{1, 2}, {3, 4}, {5, 6}}, {0xfff}, 3)
    DUMP(i, 0x7fffffff, 3, 0x7fffffff)
    DUMP(j, 1, -1, 2)
    DUMP(k, B, 0x3fffffff)
    memset(&u, 0, sizeof u);
    u.z = 0x123456789abcLL;
    printf("%d %u %d %llx\n", (int)sizeof u, u.x, u.y, (unsigned long long)u.z);
    u.y = 2;
    printf("%u %d %llx\n", u.x, u.y, (unsigned long long)u.z);
    memset(&d, 0xff, sizeof d);
    d.y = 0;
    dump("d", &d, sizeof d);
    d.w = 1;
    d.x = 2;
    dump("d", &d, sizeof d);
    return 0;
}
