// with: -O 0
// trap: 8 index 4 is outside of `grid[...]` (int [4])
// detail: index_row.c:4:* note: `grid` is declared here
int grid[3][4];
int main(void)
{
    int i = 1, j = 4;
    return grid[i][j];
}
