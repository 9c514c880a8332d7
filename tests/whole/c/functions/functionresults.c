// Shows: functions that return pointers to functions, to arrays, to structs, and their declarators without typedefs.
//
// expect: 4 <1> 0
// expect: <0> 4
// expect: 7 12 10
// expect: 100 13 4 4
// expect: 10 4
// expect: ghij e no
// expect: 16 2 2.5 25
// expect: 12.5 65536
// expect: 6.25
// expect: -2 11 16
#include <stdio.h>
struct node { int value; struct node *next; int (*show)(struct node *); };
static int plain(struct node *n) { return printf("%d ", n->value); }
static int fancy(struct node *n) { return printf("<%d> ", n->value); }
static int (*style(int fancily))(struct node *) { return fancily ? fancy : plain; }
static int cells[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
static int (*line(int i))[4] { return cells + i; }
static int *cell(int i, int j) { return *line(i) + j; }
static int (**matrix(void))[4] { static int (*lines[2])[4] = {cells + 2, cells}; return lines; }
static char *(*words(void))[3] { static char *w[][3] = {{"a", "bc", "def"}, {"ghij", "klmno", "p"}}; return w; }
static struct node *node(int i)
{
    static struct node nodes[3];
    nodes[i].value = i * i;
    nodes[i].next = i ? node(i - 1) : NULL;
    nodes[i].show = style(i & 1);
    return &nodes[i];
}
static double half(double d) { return d / 2; }
static double square(double d) { return d * d; }
static double (*(*chooser(int up))(int))(double);
static double (*first(int n))(double) { return n ? half : square; }
static double (*second(int n))(double) { return n ? square : half; }
static double (*(*chooser(int up))(int))(double) { return up ? second : first; }
static double apply(double (*f)(double), double x, int n) { while (n-- > 0) x = f(x); return x; }
static double (*compose(double (*f)(double), double (*g)(double), double *x))(double) { *x = g(*x); return f; }
static void set(int *p, int v) { *p = v; }
static void (*setter(int **p, int i))(int *, int) { *p = &(*line(i))[i]; return set; }
int main(void)
{
    struct node *n;
    double x = 3;
    int *p, i;
    for (n = node(2); n; n = n->next) n->show(n);
    puts("");
    style(1)(node(1)->next), style(0)(node(2)), puts("");
    printf("%d %d %d\n", (*line(1))[2], line(0)[2][3], *cell(2, 1));
    *cell(0, 0) = 100, (*line(0))[1] += 11, ++*cell(0, 2);
    for (i = 0; i < 4; i++) printf("%d ", cells[0][i]);
    puts("");
    printf("%d %d\n", matrix()[0][0][1], (*matrix()[1])[3]);
    printf("%s %c %s\n", words()[1][0], words()[0][2][1], (*(words() + 1))[1] + 3);
    printf("%g %g %g %g\n", chooser(1)(1)(4), chooser(1)(0)(4), chooser(0)(1)(5), (*chooser(0))(0)(5));
    printf("%g %g\n", apply(first(1), 100, 3), apply(chooser(1)(1), 2, 4));
    printf("%g\n", compose(square, half, &x)(x + 1));
    setter(&p, 2)(p = cells[1], -1);
    setter(&p, 2)(cells[1], -2);
    printf("%d %d %d\n", cells[1][0], *p, (int)sizeof(*line(0)));
    return 0;
}
