// Shows: anonymous structs and unions, nested in each other, initialised, by value, with bit-fields; static assertions.
//
// expect: text static 6 1 2 3
// expect: number 34359738368 0 0 4
// expect: pair -1 515 3 0 7 514
// expect: pair -1 4 4 5 7 514
// expect: 123456 123456 3f800000
// expect: 7 5 17
// expect: 1122ff44 22 2000000 68
// expect: 20 6
// expect: 2 20 3
#include <stddef.h>
#include <stdio.h>
struct value {
    enum { NUMBER, TEXT, PAIR } kind;
    union {
        long long number;
        struct { const char *text; int length; };
        struct { short first; union { short second; unsigned char bytes[2]; }; };
    };
    struct { unsigned low : 4, high : 4; };
    int tail;
};
union color { unsigned all; struct { unsigned char b, g, r, a; }; unsigned char v[4]; };
struct outer { int a; struct { int b; struct { int c, d; }; union { int e; float f; }; }; int g; };
_Static_assert(sizeof(union color) == 4, "four bytes");
_Static_assert(offsetof(struct outer, d) == 12 && offsetof(struct outer, g) == 20, "members lie in line");
static struct value texted = {TEXT, {.text = "static", .length = 6}, {1, 2}, 3}, numbered = {.number = 1LL << 35, .tail = 4};
static struct outer o = {1, {2, {3, 4}, {5}}, 6}, flat = {1, 2, 3, 4, 5, 6}, named = {.d = 9, .f = 1.0f, .b = 8};
static void show(struct value v)
{
    switch (v.kind) {
    case NUMBER: printf("number %lld", v.number); break;
    case TEXT: printf("text %s %d", v.text, v.length); break;
    case PAIR: printf("pair %d %d %d", v.first, v.second, v.bytes[0]);
    }
    printf(" %u %u %d\n", v.low, v.high, v.tail);
}
static struct value pair(short a, short b) { return (struct value){PAIR, {.first = a, .second = b}, .high = 7, .tail = a + b}; }
static int sum(const struct outer *p) { return p->a * 100000 + p->b * 10000 + p->c * 1000 + p->d * 100 + p->e * 10 + p->g; }
int main(void)
{
    union color c = {0x11223344}, d = {.v[3] = 2};
    struct value v = pair(-1, 515), *p = &v;
    _Static_assert(sizeof v >= 16, "large enough");
    int *q = &o.c;
    show(texted), show(numbered), show(v);
    p->low = p->high * 3, p->bytes[1] = 0, p->second++;
    show(*p);
    printf("%d %d %x\n", sum(&o), sum(&flat), (unsigned)named.e);
    q[0] = 7, q[1]++, printf("%d %d %d\n", o.c, o.d, named.b + named.d);
    c.g = 0xff, printf("%x %x %x %d\n", c.all, c.r, d.all, c.v[0]);
    printf("%d %d\n", (int)sizeof(struct value), (int)offsetof(struct value, bytes));
    { struct { int x; struct { int y, z; }; } t = {1, 2, 3}, u = t; u.y = 20; printf("%d %d %d\n", t.y, u.y, u.z); }
    return pair(2, 3).tail - 5;
}
