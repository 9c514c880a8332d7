// programs/matmul.emc in C with MPI: rows of A, B and C are spread over the ranks. The rows of B go round all ranks as round
// a ring, and each rank multiplies those that are there with its own rows of A. Prints the trace, the number of wrong
// elements, and the seconds between MPI_Init and MPI_Finalize.
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
    unsigned(*a)[N] = calloc(rows, sizeof *a), (*here)[N] = calloc(rows, sizeof *here), (*c)[N] = calloc(rows, sizeof *c);
    unsigned(*coming)[N] = calloc(rows, sizeof *coming), (*other)[N];
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = first + i + j;
            here[i][j] = (unsigned) (first + i) * j + 1;
        }
    for (int step = 0; step < ranks; step++) {
        int from = (rank + ranks - step) % ranks * rows;  // the first row that is here
        for (int row = 0; row < rows; row++)
            for (int k = 0; k < rows && from + k < N; k++) {
                unsigned factor = a[row][from + k];
                for (int column = 0; column < N; column++) c[row][column] += factor * here[k][column];
            }
        MPI_Sendrecv(here, rows * N, MPI_UNSIGNED, (rank + 1) % ranks, 0, coming, rows * N, MPI_UNSIGNED,
                     (rank + ranks - 1) % ranks, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        other = here, here = coming, coming = other;
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
