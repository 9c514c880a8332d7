// Shows: unions as values: arguments, results, in structs, the bytes that members share, conversions through them.
//
// expect: 4 8 12
// expect: 3.141593 3f800000 80000000 219 16457
// expect: -3.141593 3.141593 1.00000012 64
// expect: 556677883ff00000 3ff00000 11 88
// expect: 1 0
// expect: int 7
// expect: float 3.25
// expect: pair 31 38
// expect: text right
// expect: int 9
// expect: 6 2.5
#include <stdio.h>
#include <string.h>
union word { int i; unsigned u; float f; unsigned char b[4]; short h[2]; };
union big { long long ll; double d; struct { unsigned lo, hi; } w; unsigned char b[8]; };
struct tagged { enum { INT, FLOAT, TEXT, PAIR } tag; union { int i; double f; const char *t; struct { short x, y; } p; } as; };
static union word bits(float f) { union word w; w.f = f; return w; }
static float next(union word w) { w.u++; return w.f; }
static union big mix(union big a, union big b) { union big r; r.w.lo = a.w.hi; r.w.hi = b.w.lo; return r; }
static struct tagged of_int(int i) { struct tagged t = {INT, {i}}; return t; }
static struct tagged of_float(double f) { struct tagged t = {FLOAT, {.f = f}}; return t; }
static struct tagged of_text(const char *s) { struct tagged t = {.as.t = s, .tag = TEXT}; return t; }
static struct tagged of_pair(int x, int y) { struct tagged t = {PAIR, {.p = {x, y}}}; return t; }
static void show(struct tagged t)
{
    switch (t.tag) {
    case INT: printf("int %d\n", t.as.i); break;
    case FLOAT: printf("float %g\n", t.as.f); break;
    case TEXT: printf("text %s\n", t.as.t); break;
    case PAIR: printf("pair %d %d\n", t.as.p.x, t.as.p.y);
    }
}
static struct tagged add(struct tagged a, struct tagged b)
{
    if (a.tag == INT && b.tag == INT) return of_int(a.as.i + b.as.i);
    if (a.tag == PAIR && b.tag == PAIR) return of_pair(a.as.p.x + b.as.p.x, a.as.p.y + b.as.p.y);
    if (a.tag == TEXT) return b;
    return of_float((a.tag == INT ? a.as.i : a.as.f) + (b.tag == INT ? b.as.i : b.as.f));
}
int main(void)
{
    union word w = {0x40490fdb}, v;
    union big x = {.d = 1.0}, y = {.ll = 0x1122334455667788LL}, z;
    int i;
    printf("%d %d %d\n", (int)sizeof w, (int)sizeof x, (int)sizeof(struct tagged));
    printf("%.6f %x %x %d %d\n", w.f, bits(1).u, bits(-0.0f).u, w.b[0], w.h[1]);
    v = w;
    v.b[3] = 0xc0;
    printf("%.6f %.6f %.9g %d\n", v.f, w.f, next(bits(1)), bits(2).b[3]);
    z = mix(x, y);
    printf("%llx %x %x %x\n", (unsigned long long)z.ll, x.w.hi, y.b[7], z.b[4]);
    for (i = 0, z.ll = 0; i < 8; i++) z.b[i] = "\0\0\0\0\0\0\xf0?"[i];
    printf("%g %d\n", z.d, memcmp(&x, &z, sizeof x));
    show(add(of_int(3), of_int(4)));
    show(add(of_int(3), of_float(0.25)));
    show(add(of_pair(1, -2), of_pair(30, 40)));
    show(add(of_text("left"), of_text("right")));
    show((i & 1 ? of_int : of_int)(9));
    printf("%d %g\n", of_pair(5, 6).as.p.y, of_float(2.5).as.f);
    return 0;
}
