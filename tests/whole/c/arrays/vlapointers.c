// Shows: pointers to arrays of computed length: casts, literals, static ones, tables, functions that take and choose them.
//
// expect: 13 17 9
// expect: 99 17 29
// expect: 4 0 6 2
// expect: 0 66
// expect: 27 25
// expect: rite left
// expect: 4 1 0 40
// expect: 1
// expect: 0 3
// expect: 3 6
// expect: 6 0
// expect: 6 2
// expect: 14 2 1 0
// expect: 6 20
// expect: 3 8
// expect: 8
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int memory[60];
static int cell(int n, void *p, int i, int j) { return ((int (*)[n])p)[i][j]; }
static void set(int n, void *p, int i, int j, int v) { (*(int (*)[n][n])p)[i][j] = v; }
static int kept(int n, int i)
{
    static int (*a)[n];
    if (!a) a = (int (*)[n])memory;
    return a[i][n - 1];
}
static int apply(int n, int m, int f(int n, int a[n]), int a[m][n])
{
    int s = 0;
    for (int i = 0; i < m; i++) s = s * 10 + f(n, a[i]);
    return s;
}
static int least(int n, int a[n]) { int s = a[0]; while (n--) if (a[n] < s) s = a[n]; return s; }
static int most(int n, int a[n]) { int s = a[0]; while (n--) if (a[n] > s) s = a[n]; return s; }
static void swap(int n, char (*a)[n], char (*b)[n]) { char t[n]; memcpy(t, *a, n), memcpy(*a, *b, n), memcpy(*b, t, n); }
static int through(int n, int (**p)[n]) { return (*p)[0][n - 1] + (**p)[0] + (int)sizeof **p; }
static int (*chosen(int which))[3] { static int all[2][3] = {{1, 2, 3}, {4, 5, 6}}; return &all[which]; }
int main(void)
{
    int n = 5;
    for (int i = 0; i < 60; i++) memory[i] = i;
    printf("%d %d %d\n", cell(5, memory, 2, 3), cell(7, memory, 2, 3), cell(1, memory, 9, 0));
    set(4, memory, 1, 2, 99);
    printf("%d %d %d\n", memory[6], kept(6, 2), kept(6, 4));
    int a[2][n], (*b)[n] = &a[1], (*all[3])[n], (*(*c))[n] = all + 2;
    for (int i = 0; i < 2 * n; i++) a[i / n][i % n] = i * 3 % 7;
    all[0] = a, all[1] = b, all[2] = b - 1;
    printf("%d %d %d %d\n", (*b)[1], all[0][1][2], (*all[1])[4], (**c)[3]);
    printf("%d %d\n", apply(n, 2, least, a), apply(n, 2, most, a));
    printf("%d %d\n", through(n, &b), through(n, all));
    char x[n], y[n];
    strcpy(x, "left"), strcpy(y, "rite"), swap(n, &x, &y);
    printf("%s %s\n", x, y);
    int (*d)[2][n] = &a, *e = **d, (*f)[n] = *d;
    printf("%d %d %d %d\n", (*d)[1][1], e[n], f[1][2], (int)sizeof *d);
    int (**list)[n] = (int (*[])[n]){a, b};
    printf("%d\n", (int)(list != 0));
    printf("%d %d\n", ((int (*[])[n]){a, b})[1][0][2], (*(&(int (*)[n]){b})[0])[3]);
    int *g[n];
    for (int i = 0; i < n; i++) g[i] = &a[i & 1][i];
    printf("%d %d\n", *g[3], **(g + 2));
    int (*h[n])(int, int *);
    for (int i = 0; i < n; i++) h[i] = i & 1 ? least : most;
    printf("%d %d\n", h[0](n, a[0]), h[1](n, a[1]));
    printf("%d %d\n", (*chosen(1))[2], chosen(0)[0][1]);
    int (*k)[n] = calloc(3, sizeof *k), (*l)[n] = 0;
    if (!l) l = k;
    for (int i = 0; i < 3 * n; i++) l[0][i] = i;
    k = realloc(k, 6 * sizeof(int[n]));
    printf("%d %d %d %d\n", k[2][4], (int)(&k[2] - k), k < k + 1, &k[1] >= k + 2);
    const int (*m)[n] = (const int (*)[n])k;
    printf("%d %d\n", m[1][1], (int)sizeof(m[0]));
    int (*o)[] = k, (*q)[5] = k;
    printf("%d %d\n", (*o)[3], q[1][3]);
    printf("%d\n", (n > 3 ? k : l)[1][2] + (l = k, l)[0][1] + *(1 ? *k : (int *)0));
    free(k);
    return 0;
}
