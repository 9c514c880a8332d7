// Shows: old definitions: parameters of every type promoted on the way, in any order, arrays, functions, no types.
//
// expect: -64340 32022
// expect: 2 0.2
// expect: 237
// expect: 42 45 a
// expect: 63 406 14
// expect: 42 1.5 7
// expect: 15 44
// expect: -92 1
#include <stdio.h>
struct s { char c; int v[3]; };
int small(c, uc, s, us) char c; unsigned char uc; short s; unsigned short us; { return c * 1000 + uc + s - us; }
double mean(f, d, n) float f; int n; double d; { return (f + d) / n; }
int order(a, b, c)
    long long c;
    char *a, **b;
{
    return *a + **b + (int)(c >> 32);
}
static struct s change(s, by, into) int by; struct s s; struct s *into; { s.v[1] += by; *into = s; return s; }
int apply(f, list, n) int (*f)(), list[], n; { int i, s = 0; for (i = 0; i < n; i++) s += f(list[i], i); return s; }
int callback(a, b) { return a * 10 + b; }
int matrix(m, i) int m[][3]; register int i; { return m[i][0] * 100 + m[i][2]; }
int none() { return 7; }
int (*chosen(which))() int which; { return which ? callback : none; }
extern int later();
float halved(f) float f; { return f / 2; }
int bits(u, b) unsigned u; _Bool b; { return b ? u >> 28 : 0; }
int cut(c) char c; { return c; }
int mixed(int a, char b) { return a - b; }
int main(argc, argv) int argc; char **argv;
{
    struct s a = {'a', {1, 2, 3}}, b;
    int list[] = {3, 1, 2}, m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    char *text = "text";
    printf("%d %d\n", small('\1', 200, -5, 65535), small(-1, 255, 32767, 0));
    printf("%g %g\n", mean(1.5f, 2.5, 2), mean(0.1, 0.1, 1));
    printf("%d\n", order(text, &text, 5LL << 32));
    a = change(a, 40, &b);
    printf("%d %d %c\n", a.v[1], b.v[1] + b.v[2], b.c);
    printf("%d %d %d\n", apply(callback, list, 3), matrix(m, 1), none() + chosen(0)());
    printf("%d %g %d\n", chosen(1)(4, 2), halved(3.0), later(2, 3.5));
    printf("%d %d\n", bits(0xf0000000, 1), cut(300));
    printf("%d %d\n", mixed(5, 'a'), argc);
    return argv[0] == 0;
}
int later(n, d) double d; { return n * d; }
