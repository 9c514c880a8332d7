// Shows: bit-fields as operands: the promotions of narrow ones, comparisons, shifts, ?:, arguments, in conditions.
//
// expect: 1 -15 -65536 0
// expect: 2013265920 -128 -85
// expect: 0 1
// expect: 1 0 1
// expect: -1 8589934591 1
// expect: 65293 8589934590
// expect: -256 0 1
// expect: 0 -64 -2
// expect: 4077 -59 0
// expect: 286 10 65535 4294967237 1 13 13 13
// expect: fifteen
// expect: 5 -128 4.29497e+09
#include <stdio.h>
struct f { unsigned a : 1, b : 4, c : 16; int d : 1, e : 9; unsigned long long g : 33; long long h : 33; _Bool i : 1; unsigned j : 32; };
static struct f v = {1, 15, 65535, -1, -256, 0x1ffffffffULL, -1, 1, 0xffffffff};
static int take(int a, unsigned b, long long c, double d) { return a + (int)b + (int)c + (int)d; }
static struct f change(struct f x) { x.b = ~x.b; x.e >>= 2; x.h *= 2; return x; }
int main(void)
{
    struct f w = change(v), *p = &w, list[2] = {v, {.b = 5}};
    int i, n = 0;
    printf("%d %d %d %d\n", v.a - 2 < 0, -v.b, ~v.c, v.d + v.a);
    printf("%d %d %d\n", v.b << 27, v.e >> 1, v.e / 3);
    printf("%d %d\n", v.j > (unsigned)-1, v.b > -1);
    printf("%d %d %d\n", v.d == -1, v.d == 1, (unsigned)v.d == 0xffffffff);
    printf("%lld %llu %d\n", (long long)v.h, (unsigned long long)v.g, (int)(v.h < 0));
    printf("%d %lld\n", take(v.b, v.c, v.h, v.e), (long long)v.g + v.h);
    printf("%d %d %d\n", v.a ? v.e : v.b, !v.b, v.a && v.d || v.i);
    printf("%u %d %lld\n", w.b, w.e, (long long)w.h);
    for (p->b = 13; p->b; p->b++) n += 10 + p->b;
    while (p->e++ < -60) n += 1000;
    do n += 5; while (p->a ^= 1);
    printf("%d %d %u\n", n, p->e, p->a);
    for (i = 0; i < 2; i++) printf("%d ", list[i].b * 2 - list[i].e);
    p->c = p->j, p->j = p->e, p->i = p->c & 0x100, p->g = p->h = p->b = -3;
    printf("%u %u %d %lld %llu %u\n", p->c, p->j, p->i, (long long)p->h, (unsigned long long)p->g, p->b);
    switch (v.b) { case -1: puts("minus"); break; case 15: puts("fifteen"); }
    p = list + 1, p++[-1].b <<= 2, n = p[-1].b;
    printf("%d %g %g\n", n, v.e / 2., (float)v.j);
    return v.a + v.d;
}
