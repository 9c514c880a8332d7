// Arrays: of arrays, as parameters, their sizes, negative indices from the middle.
//
// expect: 138 132 86
// expect: 48 16 96 48
// expect: 10 13 22
// expect: 3 20
// expect: 23 13
// expect: 24
// fault: 14 warning: the parameter `v` is a pointer: `sizeof` gives the pointer's 4 bytes, not the array's
// fault: 27 warning: there is no element 13 in this array, which has 4 elements: the last one is number 3
#include <stdio.h>
static int grid[3][4];
static int total(int g[][4], int rows) { int i, j, s = 0; for (i = 0; i < rows; i++) for (j = 0; j < 4; j++) s += g[i][j]; return s; }
static int first(int v[static 2]) { return v[0] + (int)sizeof v; }
int main(void)
{
    int i, j, cube[2][3][4], *middle;
    int (*row)[4] = grid;
    for (i = 0; i < 3; i++) for (j = 0; j < 4; j++) grid[i][j] = 10 * i + j;
    printf("%d %d %d\n", total(grid, 3), total(grid + 1, 2), total(&grid[2], 1));
    printf("%d %d %d %d\n", (int)sizeof grid, (int)sizeof grid[0], (int)sizeof cube, (int)sizeof *cube);
    row++;
    printf("%d %d %d\n", row[0][0], (*row)[3], *(*(row + 1) + 2));
    middle = &grid[1][0];
    printf("%d %d\n", middle[-1], middle[4]);
    for (i = 0; i < 24; i++) cube[i / 12][i / 4 % 3][i % 4] = i;
    printf("%d %d\n", cube[1][2][3], *(**cube + 13));
    printf("%d\n", first(grid[2]));
    return 0;
}
