// with: -O 0
// trap: 8 index 10 is outside of `a` (int [n]), which has 10 elements
// detail: array_index.c:6:* note: `a` is declared in f here
static int f(int n)
{
    int a[n];
    for (int i = 0; i < n; i++) a[i] = i;
    return a[n];
}
int main(void) { return f(10); }
