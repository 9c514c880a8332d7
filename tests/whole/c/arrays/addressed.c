// The address of an automatic variable, kept over calls and loops.
//
// expect: 41 22
// expect: 0 27 2.5 c 8589934592 -2
// expect: 100 101
#include <stdio.h>
static void add(int *to, int n) { *to += n; }
static int *larger(int *a, int *b) { return *a > *b ? a : b; }
static void fill(double *d, char *c, long long *l, short *h) { *d = 2.5; *c = 'c'; *l = 1LL << 33; *h = -2; }
int main(void)
{
    int x = 1, y = 2, i, *p = &x, **pp = &p; double d; char c; long long l; short h;
    for (i = 0; i < 4; i++) add(i & 1 ? &x : &y, i * 10);
    printf("%d %d\n", x, y);
    *larger(&x, &y) = 0;
    *pp = &y; *p += 5;
    fill(&d, &c, &l, &h);
    printf("%d %d %g %c %lld %d\n", x, y, d, c, l, h);
    for (i = 0; i < 2; i++) { int inner = i; int *q = &inner; add(q, 100); printf("%d ", inner); }
    puts("");
    return 0;
}
