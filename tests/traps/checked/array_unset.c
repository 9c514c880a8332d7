// with: -O 0
// trap: 8 bytes 36 to 39 of `a` are read before being set
// detail: array_unset.c:6:* note: `a` is declared in f here
static int f(int n)
{
    int a[n];
    a[0] = 1;
    return a[0] + a[n - 1];
}
int main(void) { return f(10); }
