// Shows: an array of computed length ends with its block, by whatever way out: nothing is lost, however often.
//
// slow
// expect: 138449 4847250 60495
// expect: 2990 2991 2568390846658 11212.5
// expect: 6 5 3 3 2001
// expect: 117741 550
// expect: 2009 54 135
// with: --memory 96K
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
struct pair { int a, b; };
static int loops(int n)
{
    int s = 0;
    for (int i = 0; i < 600; i++) {
        char a[n];
        a[0] = (char)i, a[n - 1] = 1;
        if (i % 7 == 1) continue;
        {
            int b[n];
            b[n / 2] = a[0] + i;
            if (i % 11 == 3) continue;
            s += b[n / 2];
            if (i == 590) break;
        }
        s += a[n - 1];
    }
    return s;
}
static int back(int n)
{
    int rounds = 0, s = 0;
again:;
    int a[n + rounds % 5];
    a[n - 1] = rounds;
    s += a[n - 1] + (int)sizeof a;
    if (++rounds < 300) goto again;
    return s;
}
static int out(int n)
{
    int s = 0;
    for (int i = 0; i < 600; i++) {
        int a[n];
        a[0] = i;
        {
            int b[n], c[a[0] % 3 + 1];
            b[0] = a[0] + 1, c[0] = 1;
            if (i % 3 == 0) goto outer;
            if (i % 3 == 1) goto inner;
            s += b[0];
            if (i == 596) goto done;
        }
    inner:
        s += a[0] & 1;
    outer:
        s++;
    }
done:
    return s;
}
static int returns(int n)
{
    int a[n];
    a[n - 1] = n;
    while (n > 1) {
        int b[n];
        b[n - 1] = a[n - 1];
        if (b[n - 1] > 2000) return b[n - 1];
        switch (n & 3) {
        case 1: { int c[n]; c[0] = b[n - 1]; return c[0] + 1; }
        case 2: { int c[2 * n]; c[n] = 5; if (n > 1000) break; return c[n]; }
        default: { char c[n]; memset(c, 3, n); if (n & 1) return c[n - 1]; }
        }
        n--, a[n - 1] = n;
    }
    return 0;
}
static struct pair both(int n) { struct pair a[n]; a[n - 1] = (struct pair){n, n + 1}; return a[n - 1]; }
static long long wide(int n) { long long a[n]; a[n - 1] = (1LL << 33) + n; return a[n - 1]; }
static double real(int n) { double a[n]; a[0] = n / 4.0; return a[0]; }
static int given(int n)
{
    int s = 0;
    for (int i = 1; i < 300; i++) {
        s += ({ int a[n]; a[0] = i; a[n - 1] = 2; a[0] * a[n - 1]; });
        struct pair p = ({ struct pair a[i]; a[i - 1] = (struct pair){i, 1}; a[i - 1]; });
        s += p.a - p.b;
        if (({ int a[n]; a[1] = i; if (i == 150) continue; if (i == 280) break; a[1]; }) == 1) s++;
        ({ int a[n]; a[0] = s; (void)a; });
    }
    return s;
}
static int anywhere(int n)
{
    static void *const way[] = {&&one, &&two, &&stop};
    int s = 0, at = 0;
    int a[n];
    a[0] = 0;
    goto *way[0];
one:
    for (;;) {
        char b[n];
        b[0] = 1;
        s += b[0];
        at++;
        goto *way[at < 100 ? at & 1 : 2];
    }
two:
    s += 10;
    {
        int c[n * 2];
        c[n] = 1;
        at += c[n];
        goto *way[at >= 100 ? 2 : 0];
    }
stop:
    return s + a[0];
}
static int recursive(int n, int (*before)[n])
{
    int a[n][n], s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) a[i][j] = before ? before[i][j] + 1 : i * j, s += a[i][j];
    return s > 2000 ? s : recursive(n, a);
}
static jmp_buf place;
static void leaps(int n) { int a[n]; a[0] = n; longjmp(place, a[0]); }
static int caught(int n)
{
    int a[n];
    volatile int left = 3;
    a[n - 1] = 4;
    int got = setjmp(place);
    if (left-- > 0) leaps(left + 5);
    return got * 10 + a[n - 1];
}
static int in_head(int n)
{
    int s = 0;
    for (int i = 0, a[n], *p = a; i < n; i++) *p++ = i, s += a[i];
    do { int a[n]; a[0] = n; s += a[0]; } while (n-- > 2);
    if (n) { int a[n]; a[0] = 100; s += a[0]; } else { int b[4 - n]; b[0] = 200; s += b[0]; }
    return s;
}
int main(void)
{
    struct pair p = {0, 0};
    long long w = 0;
    double r = 0;
    printf("%d %d %d\n", loops(4000), back(4000), out(3000));
    for (int i = 1; i < 300; i++) p = both(i * 10), w += wide(i * 9), r += real(i);
    printf("%d %d %lld %g\n", p.a, p.b, w, r);
    printf("%d %d %d %d %d\n", returns(5), returns(6), returns(7), returns(1000), returns(2001));
    printf("%d %d\n", given(3000), anywhere(3000));
    printf("%d %d %d\n", recursive(7, 0), caught(3), in_head(6));
    return 0;
}
