// Shows: packed records, whose members are read and written byte by byte, and objects that ask for an alignment.
// expect: sizes 34 81 11
// expect: 3 6010 3 3.00 0.375 77 xy 30000000001
// expect: sums 30003205 40004209, 1 3.5 -5 ab
// expect: 2 14 4 3001 30000000000
// expect: 7 8 40 12 0
// expect: bits 4 -1003 100001 -4294967296 1 f
// expect: mixed 16 8 2 4
// expect: either 8 1020304, even 18 6 3
// expect: aligned 0 0 0 0 3
// expect: alignof 1 1 2 16
// expect: bytes 184 11 4
#include <stdio.h>
#include <string.h>

struct packed { char c; int i; short s; double d; float f; int *q; char text[3]; long long l; } __attribute__((packed));
struct nested {
    char a;
    struct { int x; short y[3]; } in;
    struct packed p[2];
} __attribute__((packed));
struct bits {
    unsigned a : 3;
    int b : 14;
    unsigned c : 17;
    long long d : 40;
    _Bool e : 1;
    char f;
} __attribute__((packed));
struct mixed { char c; int i __attribute__((packed)); char d; int j __attribute__((aligned(8))); };
union either { char c; int i; struct { char z; int w; } __attribute__((packed)) s; };
typedef struct { char c; int v; } __attribute__((packed, aligned(2))) even;

static int target = 77;
static struct packed first = {'g', 1, 2, 3.5, 4.5f, 0, "ab", -5};
static struct nested whole = {1, {2, {3, 4, 5}}};
_Alignas(16) char buffer[3];
char between;
int far_off __attribute__((aligned(64))) = 3;

static struct packed make(int k) {
    struct packed made = {k, k * 1000, k + 1, k * .5, k * .25f, &target, "xy", k * 10000000000ll};
    return made;
}

static int sum(struct packed x) {
    return x.c + x.i + x.s + (int)x.d + (int)x.f + *x.q + x.text[0] + (int)(x.l / 1000);
}

static void through(struct packed *p) {
    p->i += 5;
    p->s--;
    p->d *= 2;
    p->l++;
    p->i <<= 1;
    p->f /= 2;
}

int main(void) {
    struct packed x = make(3), y = x;
    struct nested local = {7, {8, {9, 10, 11}}, {{'q', 12}}}, *way = &local;
    struct bits b = {5, -3, 100000, -1ll << 30, 1, 'f'};
    struct mixed m = {1, 2, 3, 4};
    union either u;
    even t[3] = {{1, 2}, {3, 4}, {5, 6}};
    _Alignas(32) char s[5];
    int aligned __attribute__((aligned(16))) = 9;
    unsigned char raw[sizeof x];
    int k;

    printf("sizes %d %d %d\n", (int)sizeof x, (int)sizeof(struct nested), (int)sizeof(struct bits));
    through(&y);
    printf("%d %d %d %.2f %.3f %d %s %lld\n", y.c, y.i, y.s, y.d, y.f, *y.q, y.text, y.l);
    printf("sums %d %d, %d %.1f %lld %s\n", sum(x), sum(make(4)), first.i, first.d, first.l, first.text);
    whole.p[1] = x;
    whole.in.y[2] += 9;
    whole.p[1].i++;
    printf("%d %d %d %d %lld\n", whole.in.x, whole.in.y[2], whole.in.y[1], whole.p[1].i, whole.p[1].l);
    for (k = 0; k < 3; k++) way->in.y[k] *= 2;
    printf("%d %d %d %d %d\n", local.a, way->in.x, way->in.y[0] + way->in.y[2], way->p[0].i, way->p[1].i);
    b.b -= 1000;
    b.c++;
    b.d *= 4;
    b.a += 7;
    printf("bits %d %d %d %lld %d %c\n", b.a, b.b, b.c, b.d, b.e, b.f);
    printf("mixed %d %d %d %d\n", (int)sizeof m, (int)((char *)&m.j - (char *)&m), m.i, m.j);
    u.s.w = 0x01020304;
    printf("either %d %x, even %d %d %d\n", (int)sizeof u, u.s.w, (int)sizeof t, t[2].v, t[1].c);
    printf("aligned %d %d %d %d %d\n", (int)((unsigned)s % 32), (int)((unsigned)&aligned % 16),
           (int)((unsigned)buffer % 16), (int)((unsigned)&far_off % 64), far_off);
    printf("alignof %d %d %d %d\n", (int)__alignof__(x), (int)__alignof__(x.i), (int)__alignof__(even),
           (int)__alignof__(aligned));
    memcpy(raw, &x, sizeof x);
    printf("bytes %d %d %d\n", raw[1], raw[2], raw[5]);
    return 0;
}
