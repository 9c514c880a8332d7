// with: -O 0
// trap: 11 `a` is used after the end of its block
// detail: array_ended_break.c:9:* note: its block ends here
static int f(int n)
{
    int *p = 0;
    for (;;) {
        int a[n];
        if (a[n - 1] = n, p = a) break;
    }
    return *p;
}
int main(void) { return f(10); }
