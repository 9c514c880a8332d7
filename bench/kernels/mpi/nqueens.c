// programs/nqueens.emc in C with MPI: each way to set the first two queens is a task, and the ranks deal them out.
// Prints the ways to set N queens, and the seconds between MPI_Init and MPI_Finalize.
#include <mpi.h>
#include <stdio.h>

#ifndef N
#define N 8
#endif

static int solve(int row, int columns, int left, int right)
{
    int count = 0;
    if (row == N) return 1;
    for (int bit = 1; bit < 1 << N; bit <<= 1)
        if (!((columns | left | right) & bit))
            count += solve(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    return count;
}

int main(int argc, char **argv)
{
    int rank, ranks, tasks = 0, own = 0, total;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    double begin = MPI_Wtime();
    for (int a = 1; a < 1 << N; a <<= 1)
        for (int b = 1; b < 1 << N; b <<= 1) {
            if (b == a || b == a << 1 || b == a >> 1) continue;
            if (tasks++ % ranks == rank) own += solve(2, a | b, (a << 1 | b) << 1, (a >> 1 | b) >> 1);
        }
    MPI_Reduce(&own, &total, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("%d solutions\n%f s\n", total, MPI_Wtime() - begin);
    MPI_Finalize();
    return 0;
}
