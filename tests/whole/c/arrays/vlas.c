// Shows: arrays of computed length, of all kinds of elements: sizes, elements, loops, recursion, functions that take them.
//
// expect: 4 50 325 328750
// expect: 1 55 102334155
// expect: 1 651
// expect: htgnel detupmoc 16
// expect: x 2
// expect:  1
// expect: 3 db 1.5
// expect: 1.5 260.5
// expect: 599 168
// expect: 11 3 one two
// expect: 0 1 0 9
// expect: 19 181 1
// exit: 20
#include <stdio.h>
#include <string.h>
#ifdef __STDC_NO_VLA__
#error C99 has them
#endif
struct pair { int a; char b[3]; double c; };
typedef int (*binary)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int total(int n, const int *p) { int s = 0; while (n--) s += *p++; return s; }
static int fill(int n)
{
    int a[n], i;
    for (i = 0; i < n; i++) a[i] = i * i;
    return total(n, a) + (int)sizeof a;
}
static int fib(int n)
{
    int a[n + 2];
    a[0] = 0, a[1] = 1;
    for (int i = 2; i <= n; i++) a[i] = a[i - 1] + a[i - 2];
    return a[n];
}
static int deep(int n)
{
    int here[n + 1];
    for (int i = 0; i <= n; i++) here[i] = n;
    int below = n ? deep(n - 1) : 0;
    return below + here[0] + here[n] + (int)(sizeof here / sizeof *here);
}
static void reverse(const char *text)
{
    size_t n = strlen(text);
    char copy[n + 1];
    for (size_t i = 0; i < n; i++) copy[i] = text[n - 1 - i];
    copy[n] = '\0';
    printf("%s %u\n", copy, (unsigned)sizeof copy);
}
static struct pair last(short n)
{
    struct pair all[n];
    memset(all, 0, sizeof all);
    for (short i = 0; i < n; i++) all[i] = (struct pair){i, {'a' + i, 'b'}, i / 2.0};
    return all[n - 1];
}
static double mean(unsigned char n)
{
    double d[n], *p = d + n, s = 0;
    long long l[n];
    for (unsigned char i = 0; i < n; i++) d[i] = i + 0.5, l[i] = 1LL << (40 + i);
    while (p > d) s += *--p;
    return s / n + (double)(l[n - 1] >> 40);
}
static int sorted(int n)
{
    int a[n];
    unsigned seed = 7;
    for (int i = 0; i < n; i++) a[i] = (seed = seed * 1103515245u + 12345) >> 16 & 1023;
    for (int i = 1; i < n; i++)
        for (int j = i; j && a[j - 1] > a[j]; j--) { int t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; }
    for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) return -1;
    return a[n / 2];
}
static unsigned sieve(int n)
{
    char no[n + 1];
    unsigned count = 0;
    memset(no, 0, n + 1);
    for (int i = 2; i <= n; i++) {
        if (no[i]) continue;
        count++;
        for (int j = 2 * i; j <= n; j += i) no[j] = 1;
    }
    return count;
}
static int aligned(int n)
{
    struct __attribute__((aligned(16))) wide { char c; } a[n];
    _Alignas(64) char b[n], c[3];
    for (int i = 0; i < n; i++) a[i].c = b[i] = (char)i;
    return ((unsigned)a & 15) + ((unsigned)b & 63) + a[n - 1].c + b[n - 1] + (int)sizeof a + (int)sizeof c;
}
int main(int argc, char *argv[argc + 1])
{
    int n = 3;
    binary each[n - 1];
    const char *words[n];
    _Bool flags[n][n];
    volatile int shaky[n];
    each[0] = add, each[1] = sub;
    words[0] = "zero", words[1] = "one", words[n - 1] = "two";
    for (int i = 0; i < n * n; i++) flags[i / n][i % n] = i & 5;
    for (int i = 0; i < n; i++) shaky[i] = flags[i][i];
    printf("%d %d %d %d\n", fill(1), fill(5), fill(10), fill(100));
    printf("%d %d %d\n", fib(1), fib(10), fib(40));
    printf("%d %d\n", deep(0), deep(20));
    reverse("computed length"), reverse("x"), reverse("");
    struct pair p = last(4);
    printf("%d %s %g\n", p.a, p.b, p.c);
    printf("%g %g\n", mean(1), mean(9));
    printf("%d %u\n", sorted(50), sieve(1000));
    printf("%d %d %s %s\n", each[0](7, 4), each[1](7, 4), words[1], words[2]);
    printf("%d %d %d %d\n", shaky[0], shaky[1], shaky[2], (int)sizeof flags);
    printf("%d %d %d\n", aligned(1), aligned(10), argv[argc] == NULL);
    return (int)(sizeof words + sizeof each);
}
