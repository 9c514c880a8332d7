// Shows: compound literals: their addresses and lifetimes, in loops, as arguments, static, of arrays, in initialisers.
//
// expect: 7 113 7 0 50
// expect: first 4 second 0
// expect: 1765 Changeable 11
// expect: 9 12
// expect: 9 6 -5 11
// expect: 100,0 101,1 102,4 1
// expect: 3
// expect: 1 4
// expect: 8 3
// expect: 1 6
// expect: 0 -7
// expect: 1099511627776 1.5 2
// expect: copied 2
// expect: 44
// expect: three
// expect: 3 2
#include <stdio.h>
#include <string.h>
struct point { int x, y; };
struct line { struct point a, b; const char *name; };
static struct point *origin = &(struct point){7, 8};
static int *numbers = (int[]){5, 6, 7, [5] = 50};
static const struct line *lines[] = {&(struct line){{1, 2}, {3, 4}, "first"}, &(const struct line){.name = "second"}};
static int sum(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
static struct point shift(struct point p, int by) { return (struct point){p.x + by, p.y - by}; }
static int norm(const struct point *p) { return p->x * p->x + p->y * p->y; }
static struct point *keep(struct point *p) { p->x++; return p; }
int main(void)
{
    struct point *p = &(struct point){1, 2}, *q, *all[3], again;
    struct line l = {(struct point){9, 8}, shift((struct point){1}, 5), "l"};
    char *text = (char[]){"changeable"};
    int i, n = 3, round = 0;
    printf("%d %d %d %d %d\n", origin->x, norm(origin), numbers[2], numbers[4], numbers[5]);
    printf("%s %d %s %d\n", lines[0]->name, lines[0]->b.y, lines[1]->name, lines[1]->a.x);
    p->y += 40, text[0] = 'C';
    printf("%d %s %d\n", norm(p), text, (int)sizeof((char[]){"changeable"}));
    printf("%d %d\n", sum((int[]){1, 2, 3, n}, 4), sum((int[5]){n, n * n}, 5));
    printf("%d %d %d %d\n", l.a.x, l.b.x, l.b.y, keep(&(struct point){10})->x);
    for (i = 0; i < 3; i++) {
        q = &(struct point){i, i * i};
        all[i] = q;
        q->x += 100;
        printf("%d,%d ", q->x, q->y);
    }
    printf("%d\n", all[0] == all[1] && all[1] == all[2]);
again:
    q = &(struct point){round};
    q->y = q->x + 1, q->x = 99;
    if (round++ < 2) goto again;
    printf("%d\n", q->y);
    again = *(n ? &(struct point){1, 1} : &(struct point){2, 2});
    printf("%d %d\n", again.x, (struct point){3, 4}.y);
    printf("%d %d\n", (int){5} + (int){n}, ((int[]){1, 2, 3})[n - 1]);
    (int){n} = 4, ++(struct point){n}.x, again = (struct point){again.y, again.x + 5};
    printf("%d %d\n", again.x, again.y);
    printf("%d %d\n", strcmp((char[4]){'a', 'b'}, "ab"), *&(short){-7});
    printf("%lld %g %d\n", (long long){1} << 40, (double){n} / 2, (unsigned char){n + 255});
    memcpy(&l, &(struct line){{0, 1}, {2, 3}, "copied"}, sizeof l);
    printf("%s %d\n", l.name, l.b.x);
    printf("%d\n", ((struct { int a[3]; }){{n, n + 1, n + 2}}).a[1] + (int)sizeof((int[]){1, [9] = 2}));
    printf("%s\n", (const char *[]){"zero", "one", "two", "three"}[n]);
    { struct point (*two)[2] = &(struct point[2]){{1, 2}, {n}}; printf("%d %d\n", (*two)[1].x, two[0][0].y); }
    return ((union { int i; char c[4]; }){.c = {3}}).i - 3;
}
