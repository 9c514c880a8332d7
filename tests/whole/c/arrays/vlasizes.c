// Shows: when lengths are computed: once where the declaration stands, with all side effects, and never again.
//
// expect: 12 48 12 48
// expect: 48 12 4
// expect: 40 40 1
// expect: 4 2 4 3
// expect: 32 3
// expect: 16 1
// expect: 12 1
// expect: 4 1
// expect: 2 24
// expect: 15 3
// expect: 50304
// expect: 3 2
// expect: 4 3
// expect: late 5 1
// expect: late 6 0
// expect: 652
// expect: 11 16 21
// expect: 12 800 4 8 4 4
// expect: 16 80
// expect: 8 4 8 4 8 1 24 8 24 8 12 1 48 12 48 12 16 1
// expect: 4 4
// expect: 24
// exit: 6
#include <stdio.h>
#include <stdarg.h>
static int calls;
static int next(int n) { calls++; return n; }
static int asks(int n, int a[next(n)], int b[static next(n) + 1][next(2)])
{
    return (int)sizeof *b + a[0] + b[0][1];
}
static int grows(int n, char a[2][n++], char b[2][n++]) { return n * 10000 + (int)sizeof a[1] * 100 + (int)sizeof b[0]; }
static void counts(int *x, char (*a)[(*x)++]) { printf("%d %d\n", *x, (int)sizeof *a); }
static void late(int *where, int a[(*where)++]) { printf("late %d %d\n", *where, a == 0); }
static int variable(int n, ...)
{
    va_list list;
    va_start(list, n);
    int (*a)[n] = va_arg(list, int (*)[n++]), s = 0;
    for (int i = 0; i < n - 1; i++) s += (*a)[i];
    va_end(list);
    return s * 100 + n * 10 + (int)sizeof *a;
}
static int of_shared(void) { static int n = 2; int a[n++]; return (int)sizeof a + n; }
int main(void)
{
    int n = 3;
    typedef int row[n];
    typedef row table[n + 1];
    n = 10;
    row a;
    table b, *c = &b;
    printf("%d %d %d %d\n", (int)sizeof a, (int)sizeof b, (int)sizeof(row), (int)sizeof(table));
    printf("%d %d %d\n", (int)sizeof *c, (int)sizeof **c, (int)sizeof(*c)[1][2]);
    int d[n], (*e)[n] = &d;
    n = 1;
    printf("%d %d %d\n", (int)sizeof d, (int)sizeof *e, (int)(e + 1 - e));
    printf("%d", (int)sizeof(int[n++])), printf(" %d", n), printf(" %d", (int)sizeof(char[n++][n])), printf(" %d\n", n);
    printf("%d %d\n", (int)sizeof(int[7]) + (int)sizeof(n++), n);
    int (*f)[4] = 0, g[n][n], i = 0;
    printf("%d %d\n", (int)sizeof *(f++), f == 0);
    printf("%d %d\n", (int)sizeof g[i++], i);
    printf("%d %d\n", (int)sizeof g[0][i++], i);
    int calling[next(2)][next(3)];
    printf("%d %d\n", calls, (int)sizeof calling), calls = 0;
    int x[4] = {5, 6}, y[6][2] = {{1, 2}};
    printf("%d", asks(5, x, y)), printf(" %d\n", calls);
    char z[64];
    printf("%d\n", grows(3, (char (*)[3])z, (char (*)[4])z));
    n = 2, counts(&n, (char (*)[2])z), counts(&n, (void *)z), late(&n, 0), late(&n, x);
    printf("%d\n", variable(3, &(int[3]){1, 2, 3}));
    printf("%d", of_shared()), printf(" %d", of_shared()), printf(" %d\n", of_shared());
    long long wide = 3;
    unsigned char narrow = 200;
    _Bool one = 5;
    enum { BLUE, RED } red = RED;
    int h[wide], k[narrow], l[one], m[red + 1u], o[(short)-1 + 2], p['b' - 'a'];
    printf("%d %d %d %d %d %d\n", (int)sizeof h, (int)sizeof k, (int)sizeof l, (int)sizeof m, (int)sizeof o, (int)sizeof p);
    const int fixed = 4;
    int q[fixed], r[fixed + sizeof(int[fixed])];
    printf("%d %d\n", (int)sizeof q, (int)sizeof r);
    for (int j = 1; j < 4; j++) {
        int s[j][j + 1], t[j], *u = t;
        typeof(s) v;
        typeof(t) *w = &t;
        __typeof__(s[0]) z2;
        printf("%d %d %d %d %d %d%c", (int)sizeof s, (int)sizeof t, (int)sizeof v, (int)sizeof *w, (int)sizeof z2, (int)(*w == u), j == 3 ? '\n' : ' ');
    }
    printf("%d %d\n", (int)_Alignof(int[n]), (int)__alignof__(g));
    printf("%d\n", n ? (int)sizeof(int[n]) : (int)sizeof(char[n++]));
    return n;
}
