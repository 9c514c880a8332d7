// Shows: arrays as parameters, of one and two dimensions, of structs, of pointers, of functions, changed by the callee.
//
// expect: 30 15
// expect: 15 6 15
// expect: 7 24 3
// expect: 2 xd ey
// expect: 298 98
// expect: 646 224
// expect: 67 2.5 0
// expect: XED CASE 42
#include <stdio.h>
struct cell { int n; char t[3]; };
static int sum(int a[], int n) { int s = 0; while (n) s += a[--n]; return s; }
static void scale(int a[4], int by) { int i; for (i = 0; i < 4; i++) a[i] *= by; a = 0; }
static int diagonal(int m[3][3]) { return m[0][0] + m[1][1] + m[2][2]; }
static int corner(int (*m)[3], int rows) { m += rows - 1; return (*m)[2]; }
static void stamp(struct cell c[], char mark) { c->n++, c[1].t[0] = mark, (c + 2)->t[1] = c[1].t[0] + 1; }
static int first(char *list[], char **end) { int n = 0; while (list != end) n += **list++; return n; }
static int call(int f(int), int (*g[])(int), int x) { return f(x) * 100 + g[1](x) * 10 + (*g)(x); }
static int inc(int n) { return n + 1; }
static int dec(int n) { return n - 1; }
static void swap_rows(int m[][3], int i, int j) { int k, t; for (k = 0; k < 3; k++) t = m[i][k], m[i][k] = m[j][k], m[j][k] = t; }
static int nested(int a[2][2][2]) { int (*p)[2] = a[1]; return p[0][1] * 10 + (*++p)[0]; }
static double mean(const double *from, const double *to) { double s = 0; int n = to - from; for (; from < to; from++) s += *from; return n ? s / n : 0; }
static char *upper(char s[]) { char *p = s; for (; *p; p++) if (*p >= 'a' && *p <= 'z') *p -= 'a' - 'A'; return s; }
int main(void)
{
    int a[4] = {1, 2, 3, 4}, m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, cube[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
    struct cell c[3] = {{1, "ab"}, {2, "cd"}, {3, "ef"}};
    char *words[] = {"alpha", "beta", "gamma"}, text[] = "Mixed Case 42";
    int (*functions[])(int) = {inc, dec};
    double d[] = {1, 2.5, 4};
    scale(a, 3), printf("%d %d\n", sum(a, 4), sum(a + 1, 2));
    printf("%d %d %d\n", diagonal(m), corner(m, 2), sum(m[1], 3));
    swap_rows(m, 0, 2), printf("%d %d %d\n", m[0][0], sum(*m, 9 / 3), corner(m + 1, 2));
    stamp(c, 'x'), printf("%d %s %s\n", c[0].n, c[1].t, c[2].t);
    printf("%d %d\n", first(words, words + 3), first(words + 1, words + 2));
    printf("%d %d\n", call(inc, functions, 5), call(dec, functions, 3));
    printf("%d %g %g\n", nested(cube), mean(d, d + 3), mean(d, d));
    printf("%s\n", upper(text) + 2);
    return 0;
}
