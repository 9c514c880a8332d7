// with: -O 0
// trap: 4 index 4 is outside of `array` (int [m]), which has 4 elements
// detail: array_parameter.c:7:* note: `a` is declared in main here
static int at(int n, int m, int a[n][m], int i, int j) { return a[i][j]; }
int main(void)
{
    int n = 3, m = 4, a[n][m];
    for (int i = 0; i < n * m; i++) a[i / m][i % m] = i;
    return at(n, m, a, 1, 4);
}
