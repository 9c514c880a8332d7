// Shows: static variables in functions, blocks, recursion, with addresses, arrays, structs and initialisers of each.
//
// expect: 10 11 12 1 3 3 9 202 101 102 204
// expect: 1 5 1105
// expect: n1 n2 n3 n2
// expect: 55 832040 5
// expect: 6 6
// expect: 15593947 12989726 5008099 3869962
// expect: 44 55
// expect: 9 11
// expect: 146 1126
// expect: 51 52 2
#include <stdio.h>
static int counter(void) { static int n = 10; return n++; }
static int *cell(int i) { static int cells[4] = {1, 2, 3}; return &cells[i]; }
static int twins(int which)
{
    if (which) { static int same = 100; return same += 1; }
    else { static int same = 200; return same += 2; }
}
static int depth(int n)
{
    static int calls, deepest;
    int mine = ++calls;
    if (n > deepest) deepest = n;
    if (n) depth(n - 1);
    return n ? mine : calls * 100 + deepest;
}
static const char *name(int i)
{
    static char buffer[2][8];
    static int turn;
    char *at = buffer[turn = !turn];
    sprintf(at, "n%d", i);
    return at;
}
static int fib(int n)
{
    static int known[40] = {0, 1}, count = 2;
    while (count <= n) known[count] = known[count - 1] + known[count - 2], count++;
    return known[n];
}
static struct point { int x, y; } *walk(int dx) { static struct point p = {5, .y = 7}; p.x += dx, p.y -= dx; return &p; }
static unsigned random_one(void) { static unsigned long long state = 0x853c49e6748fea9bULL; state = state * 6364136223846793005ULL + 1; return state >> 40; }
static int pointer(void) { static int value = 3, *to = &value; return ++*to * 10 + value; }
static int once(void) { static _Bool done; static double sum = 0.5; if (!done) done = 1, sum *= 9; return sum++ * 2; }
static int loops(void)
{
    int i, s = 0;
    for (i = 0; i < 3; i++) { static int kept = 1; int fresh = 1; kept *= 2; fresh *= 2; s += kept * 10 + fresh; }
    return s;
}
int counted;
static int global(void) { extern int counted; { static int counted = 50; counted++; { extern int counted; counted++; } return counted; } }
int main(void)
{
    int i;
    for (i = 0; i < 3; i++) printf("%d ", counter());
    *cell(3) = 9, ++*cell(1);
    for (i = 0; i < 4; i++) printf("%d ", *cell(i));
    printf("%d ", twins(0)), printf("%d ", twins(1)), printf("%d ", twins(1)), printf("%d\n", twins(0));
    i = depth(3), printf("%d ", i), i = depth(5), printf("%d ", i), printf("%d\n", depth(0));
    { const char *a = name(1), *b = name(2); printf("%s %s ", a, b); a = name(3), printf("%s %s\n", a, b); }
    printf("%d ", fib(10)), printf("%d ", fib(30)), printf("%d\n", fib(5));
    walk(2), walk(-1), printf("%d %d\n", walk(0)->x, walk(0)->y);
    for (i = 0; i < 4; i++) printf("%u ", random_one());
    puts("");
    i = pointer(), printf("%d %d\n", i, pointer());
    i = once(), printf("%d ", i), printf("%d\n", once());
    i = loops(), printf("%d %d\n", i, loops());
    i = global(), printf("%d ", i), i = global(), printf("%d %d\n", i, counted);
    return 0;
}
