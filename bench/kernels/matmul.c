// C = A * B of N x N doubles, ROUNDS times: loads, a multiplication and an addition in a triple loop.
#include <stdio.h>

#ifndef ROUNDS
#define ROUNDS 240
#endif
#define N 160

static double a[N][N], b[N][N], c[N][N];

static void multiply(void)
{
    int i, j, k;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            double sum = 0.0;
            for (k = 0; k < N; k++) sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}

int main(void)
{
    int i, j, round;
    double trace = 0.0;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            a[i][j] = (i * 7 + j * 3) % 17 - 8;
            b[i][j] = (i * 5 + j * 11) % 13 - 6;
        }
    for (round = 0; round < ROUNDS; round++) {
        multiply();
        a[round % N][0] += 1.0;
        trace += c[round % N][round % N];
    }
    printf("matmul %.1f\n", trace);
    return 0;
}
