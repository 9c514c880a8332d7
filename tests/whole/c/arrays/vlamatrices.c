// Shows: arrays of arrays of computed length, as parameters and through pointers: sums, products, transposes, three dimensions.
//
// expect: 7 4 13 6 19 8
// expect: 33 237 258
// expect: 36 5
// expect: -20 -4 44 -19 5 61 -16 16 80 -11 29 101
// expect: -1249849473
// expect: 2 5 24
// expect: 5 1 2 5 11
// expect: 0 4
// expect: 6 6 60 60
// expect: 11 1 12
// expect: 18
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void product(int n, int m, int k, double c[n][k], double a[n][m], double b[m][k]);
static int trace(int n, int a[*][*]);
static int corner(int, int, int (*)[*]);
static void product(int n, int m, int k, double c[n][k], double a[n][m], double b[m][k])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < k; j++) {
            c[i][j] = 0;
            for (int l = 0; l < m; l++) c[i][j] += a[i][l] * b[l][j];
        }
}
static int trace(int n, int a[n][n])
{
    int s = 0;
    for (int i = 0; i < n; i++) s += a[i][i];
    return s;
}
static int corner(int n, int m, int (*a)[m]) { return a[n - 1][m - 1] + (*a)[m - 1] + **a; }
static void transposed(size_t n, size_t m, short to[static m][n], short const from[restrict n][m])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < m; j++) to[j][i] = from[i][j];
}
static long cube(int x, int y, int z, unsigned char a[x][y][z])
{
    long s = 0;
    for (int i = 0; i < x; i++)
        for (int j = 0; j < y; j++)
            for (int k = 0; k < z; k++) s = s * 3 + a[i][j][k];
    return s + (long)sizeof a[0] * 1000 + (long)sizeof a[0][0] * 100 + (long)sizeof a;
}
static int rows(int n, int a[][n], int count)
{
    int s = 0;
    for (int (*row)[n] = a; row != a + count; row++)
        for (int *p = *row; p < *(row + 1); p++) s += *p * (int)(row - a + 1);
    return s;
}
static int old(n, a) int n; int a[n][n + 1]; { return a[1][n] + (int)sizeof *a; }
int main(void)
{
    int n = 3, m = 4, k = 2;
    double a[n][m], b[m][k], c[n][k];
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i][j] = i + j * 0.5;
    for (int i = 0; i < m; i++) for (int j = 0; j < k; j++) b[i][j] = i - j;
    product(n, m, k, c, a, b);
    for (int i = 0; i < n; i++) printf("%g %g%c", c[i][0], c[i][1], i == n - 1 ? '\n' : ' ');
    int s[n][n], t[m][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s[i][j] = 10 * i + j;
    memset(t, 0, sizeof t), t[m - 1][n - 1] = 7, t[0][n - 1] = 30, t[0][0] = 200;
    printf("%d %d %d\n", trace(n, s), corner(m, n, t), rows(n, s, n));
    printf("%d %d\n", rows(3, (int[][3]){{1, 2, 3}, {4, 5, 6}}, 2), trace(2, (int[2][2]){{1, 2}, {3, 4}}));
    short from[n][m], to[m][n];
    for (int i = 0; i < n * m; i++) (*from)[i] = (short)(i * i - 20);
    transposed(n, m, to, from);
    for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) printf("%d ", to[i][j]);
    printf("\n");
    unsigned char bytes[k][n][m];
    for (int i = 0; i < k * n * m; i++) bytes[0][0][i] = (unsigned char)(i * 7 % 11);
    printf("%ld\n", cube(k, n, m, bytes));
    printf("%d %d %d\n", (int)(&s[2] - &s[0]), (int)(&s[2][1] - &s[0][2]), (int)((char *)(t + 2) - (char *)t));
    int (*grid)[m] = malloc(n * sizeof *grid);
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) grid[i][j] = i * m + j;
    int (*p)[m] = grid + n, (*q)[m] = grid;
    p--, --p, q += 1;
    printf("%d %d %d %d %d\n", (*p)[1], p == q, (int)(grid + n - p), p[0][1], *(*(grid + 2) + 3));
    p -= 1;
    printf("%d ", (*p++)[0]), ++p, printf("%d\n", (*p)[0] - p[-1][0]);
    free(grid);
    int fixed[n][5], many[4][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < 5; j++) fixed[i][j] = i ^ j;
    for (int i = 0; i < 4; i++) for (int j = 0; j < n; j++) many[i][j] = i * j;
    printf("%d %d %d %d\n", fixed[2][4], many[3][2], (int)sizeof fixed, (int)(sizeof many + sizeof many[1]));
    int (*either)[n] = n > 2 ? s : many, (*none)[n] = m < 0 ? s : 0;
    printf("%d %d %d\n", either[1][1], none == NULL, (int)sizeof *(m ? s : many));
    printf("%d\n", old(2, (int[2][3]){{1, 2, 3}, {4, 5, 6}}));
    return 0;
}
