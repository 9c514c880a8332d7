// Shows: structs with members of all types as arguments beside scalars of all types, nested, with arrays inside.
//
// expect: 12 48
// expect: 0 -1 42 -3 q 3.75 z -4.5 0.25 fe020304 4 -4999999999
// expect: 1 -1 2 -3 x 1.5 y -2.25 0.5 1020304 4 -5000000000
// expect: 0 -1 42 -3 q 3.75 z -4.5 0.25 fe020304 4 -4999999999
// expect: y -2.25 r 8
// expect: 0 -1 1 -3 q 3.75 w -8 -0.5 fe020304 4 -5000000002
// expect: 0 8 13 4 q 15.75 w 8 -0.5 fe020304 4 -5000000030
// expect: 1 -1 42 -3 r 8 k -0 0.25 1020304 4 -4999999999
// expect: 23.75 8 -0.5
// expect: 0 -1 3 -3 y -2.25 a -2.25 -0.5 fe020304 4 -4999999999
// expect: r 3 fe
#include <stdio.h>
struct inner { char c; double d; };
struct mixed { _Bool b; short s[3]; struct inner in[2]; float f; union { int i; unsigned char u[4]; } un; long long ll; };
static struct mixed base = {1, {-1, 2, -3}, {{'x', 1.5}, {'y', -2.25}}, 0.5f, {0x01020304}, -5000000000LL};
static void show(const struct mixed *m)
{
    printf("%d %d %d %d %c %g %c %g %g %x %d %lld\n", m->b, m->s[0], m->s[1], m->s[2], m->in[0].c, m->in[0].d, m->in[1].c,
           m->in[1].d, m->f, (unsigned)m->un.i, m->un.u[0], m->ll);
}
static struct mixed change(char c, struct mixed m, double d, long long ll, struct inner in, float f, short s)
{
    m.b = !m.b;
    m.s[1] += s;
    m.in[0] = in;
    m.in[1].c = c;
    m.in[1].d *= d;
    m.f -= f;
    m.un.u[3] ^= 0xff;
    m.ll += ll;
    show(&m);
    return m;
}
static struct inner swap(struct inner a, struct inner *b) { struct inner old = *b; *b = a; return old; }
static double sum(struct inner in[], int n) { return n ? in->d + sum(in + 1, n - 1) : 0; }
static struct mixed deep(int n, struct mixed m)
{
    if (n == 0) return m;
    m.s[n % 3] += n;
    m.ll -= n;
    m = deep(n - 1, m);
    m.in[n & 1].d += n;
    return m;
}
int main(void)
{
    struct mixed a = base, b, many[3];
    struct inner one = {'q', 3.75}, two = {'r', 8};
    printf("%d %d\n", (int)sizeof(struct inner), (int)sizeof(struct mixed));
    b = change('z', a, 2, 1, one, 0.25f, 40);
    show(&a);
    show(&b);
    one = swap(two, &a.in[1]);
    printf("%c %g %c %g\n", one.c, one.d, a.in[1].c, a.in[1].d);
    many[0] = a;
    many[1] = change('w', many[0], -1, -2, swap(one, &b.in[0]), 1, -1);
    many[2] = deep(7, many[1]);
    show(&many[2]);
    printf("%g %g %g\n", sum(many[2].in, 2), change('k', b, 0, 0, two, 0, 0).in[0].d, deep(3, b).in[1].d);
    printf("%c %d %x\n", deep(0, a).in[1].c, deep(1, a).s[1], change('a', base, 1, 1, one, 1, 1).un.u[3]);
    return 0;
}
