// with: -O 0
// trap: 8 index 3 is outside of `grid` (int [3][4])
// detail: index_first.c:4:* note: `grid` is declared here
int grid[3][4];
int main(void)
{
    int i = 3;
    return grid[i][0];
}
