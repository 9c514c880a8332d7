// with: -O 0
// trap: 9 index 4 is outside of `a[...]` (int [m]), which has 4 elements
// detail: array_row.c:6:* note: `a` is declared in f here
static int f(int n, int m)
{
    int a[n][m], i, j;
    for (i = 0; i < n; i++)
        for (j = 0; j <= m; j++)
            a[i][j] = i;
    return a[1][1];
}
int main(void) { return f(3, 4); }
