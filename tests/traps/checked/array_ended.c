// with: -O 0
// trap: 11 `a` is used after the end of its block
// detail: array_ended.c:8:* note: `a` is declared in f here
// detail: array_ended.c:10:* note: its block ends here
static int f(int n)
{
    int *p; {
        int a[n];
        a[1] = 5, p = a;
    }
    return p[1];
}
int main(void) { return f(10); }
