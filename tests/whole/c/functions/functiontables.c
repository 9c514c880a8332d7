// Shows: tables of function pointers, typedefs of them, in structs, compared, as keys, reached in every spelling.
//
// expect: + add 26
// expect: - sub 14
// expect: * mul 120
// expect: / div 3
// expect: ? none -1
// expect: 12 10 6 6 27 16 3 4
// expect: 10 24 90
// expect: 3 7 11
// expect: 42 8 1
// expect: div mul
// expect: 42
// expect: -2 -12
// expect: -6 -60
// expect: -18 -180
// expect: 1 2 1
// expect: 4
#include <stdio.h>
#include <stdlib.h>
typedef int binary(int, int);
typedef binary *operation;
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int idiv(int a, int b) { return b ? a / b : 0; }
static const struct { char sign; operation does; const char *name; } table[] = {
    {'+', add, "add"}, {'-', &sub, "sub"}, {'*', mul, "mul"}, {'/', idiv, "div"}, {0}};
static operation grid[2][2] = {{add, sub}, {mul, idiv}};
static operation find(char sign)
{
    int i;
    for (i = 0; table[i].does; i++)
        if (table[i].sign == sign) return table[i].does;
    return NULL;
}
static const char *name(operation f)
{
    int i;
    for (i = 0; table[i].does && table[i].does != f; i++) ;
    return table[i].name ? table[i].name : "none";
}
static int fold(binary f, int from, const int *a, int n) { return n ? fold(f, f(from, *a), a + 1, n - 1) : from; }
static operation other(operation f) { return f == add ? sub : f == sub ? add : f == mul ? idiv : mul; }
static int (*(*pick(int deep))(operation))(int, int);
static operation same(operation f) { return f; }
static int (*(*pick(int deep))(operation))(int, int) { return deep ? other : same; }
struct object { int value; void (*step)(struct object *); int (*get)(const struct object *, operation); };
static void grow(struct object *o) { o->value *= 3; }
static void shrink(struct object *o) { o->value -= 7; o->step = grow; }
static int get(const struct object *o, operation f) { return f(o->value, 10); }
int main(void)
{
    int a[] = {1, 2, 3, 4}, i, j;
    operation f = add, *row = grid[1], (*rows)[2] = grid;
    struct object o = {5, shrink, get};
    char signs[] = "+-*/?";
    for (i = 0; signs[i]; i++) {
        operation g = find(signs[i]);
        printf("%c %s %d\n", signs[i], name(g), g ? g(20, 6) : -1);
    }
    for (i = 0; i < 2; i++)
        for (j = 0; j < 2; j++) printf("%d %d ", grid[i][j](9, 3), (*rows[i][j])(8, 2));
    puts("");
    printf("%d %d %d\n", fold(add, 0, a, 4), fold(mul, 1, a, 4), fold(other(add), 100, a, 4));
    printf("%d %d %d\n", (*f)(1, 2), (**f)(3, 4), (&*f)(5, 6));
    printf("%d ", row[0](6, 7)), printf("%d %d\n", (*++row)(60, 7), f == &add);
    printf("%s %s\n", name(pick(1)(mul)), name(pick(0)(mul)));
    printf("%d\n", (i > 5 ? add : sub)(50, 8));
    for (i = 0; i < 3; i++) o.step(&o), printf("%d %d\n", o.value, o.get(&o, i ? mul : sub));
    f = 0;
    printf("%d %d ", !f, f ? 1 : 2), printf("%d\n", (f = idiv) && f(9, 2) == 4);
    printf("%d\n", (int)(sizeof grid / sizeof **grid));
    return 0;
}
