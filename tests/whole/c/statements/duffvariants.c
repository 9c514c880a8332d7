// Shows: case labels inside of loops, ifs and blocks: Duff's device in variants, coroutines made of a switch.
//
// expect: 0 0 1 5 14 30 55 91 140 204 285 385 506 650
// expect: 819 1015 1240 1496 1785 2109 2470 2870 3311 3795 4324 4900 5525 6201
// expect: 6930 7714 8555 9455 10416 11440 12529 13685 14910 16206 17575 19019 20540
// expect: 6 3 2 27 29 106 6
// expect: 0 1 0 2 11 -1 12 22 99 3
// expect: 34 35 36 37 38 39 39 31
#include <stdio.h>
static int unrolled(const int *a, int n)
{
    int s = 0, rounds = (n + 7) / 8;
    if (n <= 0) return 0;
    switch (n & 7) {
        do {
        case 0: s += *a++;
        case 7: s += *a++;
        case 6: s += *a++;
        case 5: s += *a++;
        case 4: s += *a++;
        case 3: s += *a++;
        case 2: s += *a++;
        case 1: s += *a++;
        } while (--rounds);
    }
    return s;
}
static int inside(int n)
{
    int r = 0;
    switch (n)
        if (r) {
        case 1: r += 1;
        case 2: r += 2;
        } else {
        case 3: r += 3;
            while (r < 20) {
                r += 4;
        case 4: r += 5;
                if (0) {
        case 5: r += 100; break;
                }
            }
        default: r += 6;
        }
    return r;
}
struct co { int line, i, j; };
static int next(struct co *c)
{
    switch (c->line) {
    case 0:
        for (c->i = 0; c->i < 3; c->i++)
            for (c->j = c->i; c->j < 3; c->j++) {
                c->line = 1;
                return c->i * 10 + c->j;
    case 1:;
                if (c->j == 1) {
                    c->line = 2;
                    return -c->i;
    case 2:;
                }
            }
        c->line = 3;
    case 3:
    default: return 99;
    }
}
static int skip(int n)
{
    int r = n;
    switch (n) for (;;) {
        case 0: r += 10; if (r < 30) continue; goto out;
        default: if (r++ > 15) break;
        case 7: r += 2; if (r < 20) continue; goto out;
    }
out:
    return r;
}
int main(void)
{
    int a[40], i, v;
    struct co c = {0};
    for (i = 0; i < 40; i++) a[i] = i * i;
    for (i = 0; i <= 40; i++) printf("%d%c", unrolled(a, i), i % 14 == 13 ? '\n' : ' ');
    puts("");
    for (i = 0; i < 7; i++) printf("%d ", inside(i));
    puts("");
    while ((v = next(&c)) != 99) printf("%d ", v);
    printf("%d %d\n", next(&c), c.line);
    for (i = 1; i < 9; i++) printf("%d ", skip(i));
    puts("");
    return 0;
}
