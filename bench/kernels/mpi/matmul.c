// programs/matmul.emc in C with MPI: rows of A, B and C are spread over the ranks, and each rank gathers all of B before
// it multiplies. Prints the trace, the number of wrong elements, and the seconds between MPI_Init and MPI_Finalize.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 12
#endif

static int expected(int i, int j)
{
    unsigned sum = 0;
    for (int k = 0; k < N; k++) sum += (unsigned) (i + k) * (k * j + 1);
    return (int) sum;
}

int main(int argc, char **argv)
{
    int rank, ranks, sums[2] = {0, 0}, totals[2];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    double begin = MPI_Wtime();
    int rows = (N + ranks - 1) / ranks, first = rank * rows;
    unsigned(*a)[N] = calloc(rows, sizeof *a), (*own)[N] = calloc(rows, sizeof *own), (*c)[N] = calloc(rows, sizeof *c);
    unsigned(*b)[N] = calloc((size_t) rows * ranks, sizeof *b);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = first + i + j;
            own[i][j] = (unsigned) (first + i) * j + 1;
        }
    MPI_Allgather(own, rows * N, MPI_UNSIGNED, b, rows * N, MPI_UNSIGNED, MPI_COMM_WORLD);
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < N; column++) {
            unsigned sum = 0;
            for (int k = 0; k < N; k++) sum += a[row][k] * b[k][column];
            c[row][column] = sum;
        }
    for (int i = 0; i < rows && first + i < N; i++) {
        sums[0] += (int) c[i][first + i];
        for (int j = 0; j < N; j++) sums[1] += (int) c[i][j] != expected(first + i, j);
    }
    MPI_Reduce(sums, totals, 2, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("trace %d\nwrong elements: %d\n%f s\n", totals[0], totals[1], MPI_Wtime() - begin);
    MPI_Finalize();
    return 0;
}
