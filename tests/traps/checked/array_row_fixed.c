// with: -O 0
// trap: 7 index 4 is outside of `a[...]` (int [4])
// detail: array_row_fixed.c:6:* note: `a` is declared in f here
static int f(int n, int j)
{
    int a[n][4];
    return a[1][j] = 3;
}
int main(void) { return f(3, 3) - f(3, 4); }
