// Shows: designators in every position: out of order, repeated, ranges, nested paths, after them the next member.
//
// expect: 9 0 3 4 0 1 2 8
// expect: 0 7 7 2 7 0 0 0 5 5
// expect: 000 000 003 8 004 512 1
// expect: 100 230 000 1 020 3 4
// expect: 003 000 600 0 340 0 -3
// expect: 000 000 000 0 000 16777216 0
// expect: 000 123 400 700 000 000
// expect: ay - see - ee 3 2
// expect: one/110 /120 two/119 103 4
// expect: 050000341002 20 0 9 0 3 4
#include <stdio.h>
struct p { int x, y, z; };
struct deep { struct p a[3]; struct { int n; struct p q; } in; union { int i; char c[4]; } u; int tail; };
static int a[] = {[5] = 1, 2, [2] = 3, 4, [0] = 9, [7] = 8};
static int b[10] = {[1 ... 4] = 7, [3] = 2, [8 ... 9] = 5};
static struct deep d = {.a[1].y = 5, 6, .in.q.z = 4, .u.c[1] = 2, .tail = 1, .a = {[2] = {.z = 3}}, .in.n = 8};
static struct deep e = {{{1}, {2, 3}}, .in = {1, {.y = 2}}, {3}, 4};
static struct p grid[2][3] = {[1][2].y = 1, [0] = {[1] = {1, 2, 3}, {4}}, [1] = {{7}}};
static const char *names[] = {['c' - 'a'] = "see", ['a' - 'a'] = "ay", [4] = "ee"};
static struct p again = {.x = 1, .y = 2, .x = 3};
static char text[][4] = {[2] = "two", [0] = {'o', 'n', 'e'}, [1][1] = 'x'};
static struct { int n; struct { char c; int v[]; } *p; int list[3]; } mixed = {.list = {1, [2] = 3}, .n = 4};
static int matrix[][2][2] = {[2] = {{1}, [1][1] = 2}, [1] = {[1] = {3, 4}}, [0][0][1] = 5};
static void show(const struct deep *s)
{
    int i;
    for (i = 0; i < 3; i++) printf("%d%d%d ", s->a[i].x, s->a[i].y, s->a[i].z);
    printf("%d %d%d%d %d %d\n", s->in.n, s->in.q.x, s->in.q.y, s->in.q.z, s->u.i, s->tail);
}
int main(void)
{
    int i, j, n = 3;
    struct deep local = {.in.q = {n, n + 1}, .a[0] = {.z = n}, .a[2].x = n * 2, .tail = -n}, other = {.u.c[3] = 1};
    int c[] = {[3] = n, n + 1, [1] = n * n};
    for (i = 0; i < (int)(sizeof a / sizeof *a); i++) printf("%d ", a[i]);
    printf("\n");
    for (i = 0; i < 10; i++) printf("%d ", b[i]);
    printf("\n");
    show(&d), show(&e), show(&local), show(&other);
    for (i = 0; i < 2; i++)
        for (j = 0; j < 3; j++) printf("%d%d%d ", grid[i][j].x, grid[i][j].y, grid[i][j].z);
    printf("\n");
    for (i = 0; i < 5; i++) printf("%s ", names[i] ? names[i] : "-");
    printf("%d %d\n", again.x, again.y);
    for (i = 0; i < 3; i++) printf("%s/%d ", text[i][0] ? text[i] : "", text[i][1]);
    printf("%d%d%d %d\n", mixed.list[0], mixed.list[1], mixed.list[2], mixed.n);
    for (i = 0; i < (int)(sizeof matrix / sizeof *matrix) * 4; i++) printf("%d", (&matrix[0][0][0])[i]);
    printf(" %d", (int)sizeof c);
    for (i = 0; i < 5; i++) printf(" %d", c[i]);
    printf("\n");
    return 0;
}
