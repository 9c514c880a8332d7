// All ways to put N queens on an N x N board, by bit sets and an explicit stack: integer work and branches.
#include <stdio.h>

#ifndef N
#define N 14
#endif

static int columns[N + 1], left[N + 1], right[N + 1], open[N + 1];

static int queens(void)
{
    int all = (1 << N) - 1, row = 0, count = 0, bit;
    columns[0] = left[0] = right[0] = 0;
    open[0] = all;
    while (row >= 0) {
        if (open[row] == 0) {
            row--;
            continue;
        }
        bit = open[row] & -open[row];
        open[row] ^= bit;
        if (row == N - 1) {
            count++;
            continue;
        }
        columns[row + 1] = columns[row] | bit;
        left[row + 1] = (left[row] | bit) << 1;
        right[row + 1] = (right[row] | bit) >> 1;
        row++;
        open[row] = all & ~(columns[row] | left[row] | right[row]);
    }
    return count;
}

int main(void)
{
    printf("nqueens %d\n", queens());
    return 0;
}
