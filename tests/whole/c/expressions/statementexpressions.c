// Shows: statement expressions: values of all types, in loops and conditions, nested, with jumps inside, in macros.
//
// expect: 1.5 4 9 yes
// expect: 1 1.5 1099511627776
// expect: 1
// expect: 30 21 8
// expect: 200 -1
// expect: 90 5
// expect: 9 3
// expect: 0 1 3
// expect: 6 4 2
// expect: 14 4
// expect: 3 32
// expect: 16
// expect: two 44
// expect: 1 8
// expect: 16
#include <stdio.h>
#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define SWAP(a, b) do { __typeof__(a) t_ = a; a = b; b = t_; } while (0)
#define SUM(n, e) ({ int s_ = 0, i; for (i = 0; i < (n); i++) s_ += (e); s_; })
#define CLAMP(x, lo, hi) ({ int x_ = (x); if (x_ < (lo)) x_ = (lo); else if (x_ > (hi)) x_ = (hi); x_; })
struct pair { int a, b; };
static int calls;
static int next(void) { return ++calls; }
static int find(const int *a, int n, int wanted)
{
    return ({ int i; for (i = 0; i < n; i++) if (a[i] == wanted) return i * 100; -1; });
}
static int early(int n) { int r = 5; r += ({ if (n > 3) goto out; n * 2; }); r *= 10; out: return r; }
int main(void)
{
    int a[] = {4, 8, 15, 16, 23, 42}, i, x = 3, y = 9;
    double d = ({ double h = 0.5; h * x; });
    struct pair p = ({ struct pair q = {x, y}; q.a++; q; });
    const char *text = ({ const char *t = "no"; if (x < y) t = "yes"; t; });
    printf("%g %d %d %s\n", d, p.a, p.b, text);
    printf("%d %g %lld\n", MAX(next(), 0), MAX(1.5, 1), MAX(1LL << 40, 5));
    printf("%d\n", calls);
    printf("%d %d %d\n", SUM(5, i * i), SUM(3, SUM(4, i) + i), CLAMP(50, 0, 10) + CLAMP(-5, -2, 2));
    printf("%d %d\n", find(a, 6, 15), find(a, 6, 1));
    printf("%d %d\n", early(2), early(5));
    SWAP(x, y);
    printf("%d %d\n", x, y);
    for (i = 0; ({ int stop = i * i > 20; !stop; }); i += ({ int step = i + 1; step; })) printf("%d ", i);
    puts("");
    while (({ i--; i > 0; })) { if (({ i & 1; })) continue; printf("%d ", i); }
    puts("");
    for (i = 0; i < 5; i++) x += ({ if (i == 1) continue; if (i == 4) break; i; });
    printf("%d %d\n", x, i);
    ({ x = 1; y = 2; }), ({ ; }), ({});
    printf("%d %d\n", ({ x + y; }), ({ int x = 10; ({ int y = x * 2; x + y; }) + y; }));
    printf("%d\n", ({ p; }).b + ({ struct pair q = p; q.a = 7; q; }).a);
    (void)({ int unused = 1; unused; });
    switch (({ int s = 2; s; })) { case 2: printf("two %d\n", ({ char c = 300 & 255; c; })); }
    printf("%d %d\n", (int)sizeof(({ (char)1; })), (int)sizeof(({ 1LL; })));
    a[({ i = 2; i; })] = ({ int *q = a; q[1] + ({ q++; *q; }); });
    printf("%d\n", a[2]);
    return ({ int zero = 0; zero; });
}
