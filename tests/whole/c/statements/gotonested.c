// Shows: goto out of nested loops, into blocks and loops, backwards, over declarations, and labels in odd places.
//
// expect: 0 23 -1
// expect: 46 1015
// expect: 111 0
// expect: 30
// expect: 87 78 87 62
// expect: 3
// expect: 121212 131212 1313212 131321312
// expect: 7 2
#include <stdio.h>
static int find(int a[4][5], int wanted)
{
    int i, j;
    for (i = 0; i < 4; i++)
        for (j = 0; j < 5; j++) {
            int k = 0;
            do {
                if (a[i][j] + k == wanted) goto found;
            } while (++k < 2);
        }
    return -1;
found:
    return i * 10 + j;
}
static int into(int n)
{
    int i, s = 0;
    if (n & 1) goto inside;
    for (i = 0; i < 4; i++) {
        s += 10;
        if (0) {
        inside:
            i = 2, s += 1000;
        }
        s += i;
    }
    return s;
}
static int backwards(int n)
{
    int steps = 0;
again:
    if (n == 1) goto done;
    steps++;
    if (n % 2) { n = 3 * n + 1; goto again; }
    n /= 2;
    goto again;
done:
    return steps;
}
static int declared(int n)
{
    int r = 0;
next: {
        int fresh = n * 2;
        int copy[2] = {fresh, n};
        r += copy[0] + copy[1];
        if (--n > 0) goto next;
    }
    if (r > 5) goto end;
    r = 12345;
end:;
    return r;
}
static int between(int n)
{
    int r = 1;
    switch (n) {
    case 0: goto two;
    case 1: r *= 2; goto three;
    two:
    case 2: r *= 3;
    three: if (r < 50) { r += 5; goto two; }
        break;
    default:
        while (r < 100) { r += 30; if (r > 60) goto out; }
    out: r++;
    }
    return r;
}
static void names(void)
{
    struct same { int same; } same = {3};
    if (same.same) goto same;
    same.same = 4;
same: printf("%d\n", same.same);
}
static int crossing(int n)
{
    int i = 0, trace = 0;
a:  trace = trace * 10 + 1;
    if (i++ < n) goto c;
b:  trace = trace * 10 + 2;
    if (trace > 100000) return trace;
    goto a;
c:  trace = trace * 10 + 3;
    if (i & 1) goto a; else goto b;
}
int main(void)
{
    int a[4][5] = {{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}, {21, 23, 25, 27, 29}, {31, 33, 35, 37, 39}};
    int i = 0, j;
    printf("%d %d %d\n", find(a, 1), find(a, 28), find(a, 99));
    printf("%d %d\n", into(0), into(1));
    printf("%d %d\n", backwards(27), backwards(1));
    printf("%d\n", declared(4));
    for (i = 0; i < 4; i++) printf("%d ", between(i));
    puts("");
    names();
    for (i = 0; i < 4; i++) printf("%d ", crossing(i));
    puts("");
    i = 0;
loop:
    for (j = 0; j < 3; j++) {
        if (i == 2) { i++; goto loop; }
        if (j == 1) continue;
        i++;
        if (i > 6) goto finish;
    }
    goto loop;
finish:
    printf("%d %d\n", i, j);
    return 0;
}
