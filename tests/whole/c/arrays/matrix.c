// Matrices of double as parameters, in structures, multiplied and printed.
//
// expect:  -3.32103 -0.66571 -0.00690  0.22651
// expect:  -1.67143 -0.93214 -0.65571 -0.50786
// expect:  -0.02183 -1.19857 -1.30452 -1.24222
// expect:   1.62778 -1.46500 -1.95333 -1.97659
#include <stdio.h>
#define N 4
typedef struct { double m[N][N]; } matrix;
static matrix product(const matrix *a, const matrix *b)
{
    matrix c; int i, j, k;
    for (i = 0; i < N; i++) for (j = 0; j < N; j++) { c.m[i][j] = 0; for (k = 0; k < N; k++) c.m[i][j] += a->m[i][k] * b->m[k][j]; }
    return c;
}
int main(void)
{
    matrix a, b; int i, j;
    for (i = 0; i < N; i++) for (j = 0; j < N; j++) a.m[i][j] = i - j, b.m[i][j] = 1.0 / (1 + i + j);
    a = product(&a, &b);
    b = product(&a, &a);
    for (i = 0; i < N; i++) { for (j = 0; j < N; j++) printf("%9.5f", b.m[i][j]); puts(""); }
    return 0;
}
