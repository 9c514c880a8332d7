// Shows: typeof of expressions, types, arrays, functions, bit-free members; declarations of all shapes made with it.
//
// expect: 5 0 12 6
// expect: 0 5 70000
// expect: 4 1 2 4
// expect: 2 8 9
// expect: 7 5 -1
// expect: 400 144 400 0.333333
// expect: 1 abc 7.5 hello one
// expect: 1 4 hello.
// expect: 42949672960 4 8
// expect: 0 1 44
#include <stdio.h>
struct s { int n; char t[6]; struct { double d; } in; struct s *next; };
static int add(int a, int b) { return a + b; }
static typeof(add) sub;
static typeof(int (*)(int, int)) table[] = {add, sub};
typeof(struct s) global = {1, "abc", {2.5}, &global};
static __typeof__(((struct s *)0)->in) inner = {7.5};
static typeof(global.t) text = "hello";
#define container_of(p, type, member) ((type *)((char *)(1 ? (p) : &((type *)0)->member) - __builtin_offsetof(type, member)))
#define FOREACH(v, array) for (typeof(&array[0]) v = array; v < array + sizeof array / sizeof *array; v++)
#define NEW(v, e) typeof(e) v = (e)
static typeof(char *) name(typeof(int) i) { return i ? "one" : "zero"; }
static int sub(int a, int b) { return a - b; }
int main(void)
{
    int calls = 0, a[3] = {1, 2, 3}, m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    typeof(a) b = {4, 5};
    typeof(m[0]) *row = m;
    typeof(calls++) untouched = 5;
    typeof(1 ? 'a' : 2L) wide = 70000;
    typeof(*a) *p = b;
    typeof(int *) q = a, r = a + 1;
    typeof(typeof(short)[4]) shorts = {1, 2};
    const typeof(a[0]) constant = 9;
    typeof(add) *f = sub;
    typeof(f(1, 2)) result = f(10, 3);
    unsigned char c = 200;
    typeof(c + c) promoted = c + c;
    typeof(c) kept = c + c;
    typeof(+c) *pp = &promoted;
    typeof(0.5f) fl = 1 / 3.f;
    typeof(&global) g = container_of(&global.in, struct s, in);
    printf("%d %d %d %d\n", b[1], b[2], (int)sizeof b, row[1][2]);
    printf("%d %d %d\n", calls, untouched, wide);
    printf("%d %d %d %d\n", *p, *q, *r, (int)sizeof r);
    printf("%d %d %d\n", shorts[1], (int)sizeof shorts, constant);
    printf("%d %d %d\n", result, table[0](2, 3), table[1](2, 3));
    printf("%d %d %d %.6f\n", promoted, kept, *pp, fl);
    printf("%d %s %g %s %s\n", g->n, g->next->t, inner.d, text, name(1));
    FOREACH(v, m) printf("%d ", (*v)[0]);
    FOREACH(v, text) printf("%c", *v ? *v : '.');
    puts("");
    { NEW(x, 5LL << 33); NEW(y, global); y.n = 3; printf("%lld %d %d\n", x, y.n + global.n, (int)sizeof x); }
    for (typeof(a[0]) i = 0; i < 2; i++) printf("%d ", i);
    printf("%d\n", (typeof(c))300);
    return 0;
}
