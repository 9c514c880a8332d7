// Initialisers: nested, flat, designated, strings, partial, of automatic objects with run-time values.
//
// fault: 23 warning: the string has 4 characters
// expect: 1 2 3 0 abc 5
// expect: 3 4 hi 6
// expect: 0 10 11 30 31 16 0
// expect: 4 5 0 8 9
// expect: one 1 three
// expect: 0 3 z 9 0
// expect: 3 4 0 0 7 108
#include <stdio.h>
struct p { int x, y; };
struct q { struct p a[2]; char s[4]; int z; };
static struct q g = {{{1, 2}, {3}}, "abc", 5}, flat = {1, 2, 3, 4, {'h', 'i'}, 6};
static int des[] = {[3] = 30, 31, [1] = 10, 11}, two[][2] = {1, 2, 3};
static struct p named = {.y = 5, .x = 4}, ranged[3] = {[1] = {7, 8}, [2].y = 9};
static const char *texts[] = {"one", [2] = "three"};
int main(void)
{
    int n = 3, i;
    struct q l = {.a[1].y = n, .s = "z", .z = n * n};
    int run[4] = {n, n + 1}, zero[5] = {0};
    char c[] = {"braces"}, d[3] = "full";
    printf("%d %d %d %d %s %d\n", g.a[0].x, g.a[0].y, g.a[1].x, g.a[1].y, g.s, g.z);
    printf("%d %d %s %d\n", flat.a[1].x, flat.a[1].y, flat.s, flat.z);
    for (i = 0; i < (int)(sizeof des / sizeof *des); i++) printf("%d ", des[i]);
    printf("%d %d\n", (int)sizeof two, two[1][1]);
    printf("%d %d %d %d %d\n", named.x, named.y, ranged[0].x, ranged[1].y, ranged[2].y);
    printf("%s %d %s\n", texts[0], texts[1] == 0, texts[2]);
    printf("%d %d %s %d %d\n", l.a[0].x, l.a[1].y, l.s, l.z, l.s[3]);
    printf("%d %d %d %d %d %d\n", run[0], run[1], run[3], zero[4], (int)sizeof c, d[2]);
    return 0;
}
