// Functions as values: tables, callbacks, in structures, compared, null.
//
// expect: 18 216 box 6 triangle 10 9 1 42
#include <stdio.h>
typedef int (*op)(int, int);
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
static int fold(op f, const int *v, int n, int s) { while (n--) s = f(s, *v++); return s; }
struct shape { const char *name; double (*area)(const struct shape *); double w, h; };
static double box(const struct shape *s) { return s->w * s->h; }
static double triangle(const struct shape *s) { return s->w * s->h / 2; }
static void each(const int *v, int n, void (*f)(int, void *), void *data) { for (; n--; v++) f(*v, data); }
static void largest(int v, void *data) { int *m = data; if (v > *m) *m = v; }
int main(void)
{
    int v[] = {3, 9, 2, 4}, m = -1, i;
    struct shape shapes[] = {{"box", box, 2, 3}, {"triangle", triangle, 4, 5}};
    op ops[] = {add, mul, 0};
    for (i = 0; ops[i]; i++) printf("%d ", fold(ops[i], v, 4, i));
    for (i = 0; i < 2; i++) printf("%s %g ", shapes[i].name, shapes[i].area(&shapes[i]));
    each(v, 4, largest, &m);
    printf("%d %d %d\n", m, ops[0] == add, (i ? mul : add)(6, 7));
    return 0;
}
