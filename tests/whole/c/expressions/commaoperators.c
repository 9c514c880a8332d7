// Shows: commas in every place that takes an expression, against those that separate, with casts, ?: and assignment.
//
// expect: 2 3 2 3 4 3
// expect: 0.5 2 ab
// expect: 24 63
// expect: 4 2 14
// expect: 1 3
// expect: 11
// expect: 5 1 2
// expect: 2 2
// expect: then 4 3 seven 2 0
// expect: 9 8
// expect: 18
// fault: 27 warning: the value of this expression is not used
// fault: 41 warning: the value of this expression is not used
// fault: 41 warning: the value of this expression is not used
#include <stdio.h>
#define PAIR(a, b) (a, b)
static int seen[16], n;
static int s(int v) { seen[n++ & 15] = v; return v; }
static int two(int a, int b) { return a * 10 + b; }
static int first(void) { return s(1), s(2), s(3); }
static void nothing(void) { s(4), (void)s(5); }
int main(void)
{
    int a = (1, 2), b = (s(6), a + 1), c[] = {(1, 2, 3), (s(7), 4)}, i, j, *p = (s(8), c);
    double d = (1, 2) / 4., e = (d, a);
    char t[3] = {('x', 'a'), 'b'};
    printf("%d %d %d %d %d %d\n", a, b, (int)(sizeof c / sizeof *c), c[0], c[1], *p);
    printf("%g %g %s\n", d, e, t);
    printf("%d %d\n", two((1, 2), (3, 4)), two(PAIR(5, 6), first()));
    for (i = 0, j = 10; i < j; i++, j -= 2) s(i), s(j);
    printf("%d %d %d\n", i, j, n);
    i = 1, 2, 3, printf("%d ", i), i = (1, 2, 3), printf("%d\n", i);
    printf("%d\n", (i = 5, j = 6, i) + j);
    a = b ? s(1), i : (s(2), j), printf("%d ", a), b ? (a = 1, b = 2) : (a = 3), printf("%d %d\n", a, b);
    c[(s(9), 1)] = (a++, a), printf("%d %d\n", c[1], c[0, 1]);
    if (a = 0, b) printf("then "); else printf("else ");
    while (i--, i > 2) printf("%d ", i);
    do a++; while (b--, b);
    switch (a, b, 7) { case 7: printf("seven "); }
    printf("%d %d\n", a, b);
    (nothing(), i) ? (void)(i = 9, j = 8) : nothing(), printf("%d %d\n", i, j);
    printf("%d\n", n);
    return (s(0), n - n);
}
