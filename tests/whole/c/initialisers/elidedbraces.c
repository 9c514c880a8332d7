// Shows: initialisers with braces left out or doubled: arrays of structs of arrays, unions, strings among them.
//
// expect: 1 2 abc 3 4; 5 6 de 7 8; 9 0  0 0; 10 11 xyz 12 0;
// expect: 1 2 3 4 5 6 7 0 0 0 0 0
// expect: 1 2 3 0 4 0 5 0 6 7 0 0
// expect: 1 2 hi 3 4; 5 0 ho 0 0;
// expect: 6 7 8
// expect: 1 0  0 0; 2 3 yo 0 0;
// expect: 4 0 5
// expect: zero one two three 24 braced plain 42 42
// expect: 1,2 3,0 4,5 6,7
// expect: 1 2 3 4 5
// expect: 5 6 loc 5 5; 5 0 q 0 0;
// expect: 1 2 abc 3 4; 5 5 mix 7 8;
// expect: 5 0 q 0 0; 1 2 abc 3 4;
// expect: union 5
#include <stdio.h>
struct s { int a[2]; char t[4]; struct { short u, v; } w; };
union u { struct { int x, y; } p; char c[12]; };
struct m { struct s s[2]; union u u; int last; };
static struct s flat[] = {1, 2, "abc", 3, 4, 5, 6, 'd', 'e', 0, 0, 7, 8, {9}, {{10, 11}, {"xyz"}, {12}}};
static int cube[2][3][2] = {1, 2, 3, 4, {5, 6}, {7}};
static int cube2[2][3][2] = {{1, 2, {3}, {4}}, {{5}, 6, 7}};
static struct m m = {1, 2, "hi", 3, 4, {{5}, "ho"}, {6, 7}, 8};
static struct m m2 = {{{{1}}, 2, 3, "yo"}, {{4}}, 5};
static char strings[][6] = {"zero", {"one"}, {'t', 'w', 'o'}, "three"};
static char *pointers[] = {{"braced"}, "plain"};
static int scalar = {42}, *pointer = {&scalar};
static union u us[] = {1, 2, {3}, {{4, 5}}, 6, 7};
struct n { int n; struct { struct { int deep; }; int flat; } in[2]; };
static struct n n = {1, 2, 3, {{4}, 5}};
static void show(const struct s *s, int count)
{
    for (; count--; s++) printf("%d %d %.4s %d %d; ", s->a[0], s->a[1], s->t, s->w.u, s->w.v);
    puts("");
}
static void cells(int *p) { int i; for (i = 0; i < 12; i++) printf("%d ", p[i]); puts(""); }
int main(void)
{
    int k = 5, i;
    struct s local[2] = {k, k + 1, "loc", k, k, {{k}, "q"}};
    struct s copied[] = {flat[0], k, k, "mix", flat[1].w};
    struct m nested = {local[1], *flat, {.c = "union"}, k};
    show(flat, sizeof flat / sizeof *flat);
    cells(&cube[0][0][0]), cells(cube2[0][0]);
    show(m.s, 2), printf("%d %d %d\n", m.u.p.x, m.u.p.y, m.last);
    show(m2.s, 2), printf("%d %d %d\n", m2.u.p.x, m2.u.p.y, m2.last);
    for (i = 0; i < 4; i++) printf("%s ", strings[i]);
    printf("%d %s %s %d %d\n", (int)sizeof strings, pointers[0], pointers[1], scalar, *pointer);
    for (i = 0; i < (int)(sizeof us / sizeof *us); i++) printf("%d,%d ", us[i].p.x, us[i].p.y);
    printf("\n%d %d %d %d %d\n", n.n, n.in[0].deep, n.in[0].flat, n.in[1].deep, n.in[1].flat);
    show(local, 2), show(copied, sizeof copied / sizeof *copied), show(nested.s, 2);
    printf("%s %d\n", nested.u.c, nested.last);
    return 0;
}
