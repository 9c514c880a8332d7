// Flexible array members: static ones with elements, and one on the heap.
//
// expect: abc xy 0 longer text inner 5
// expect: a=1 b=2 c=3 1 4
// expect: heap 4 4 4
// expect: 7 abc
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
struct text { int n; char s[]; };
struct table { short n; struct { char k; int v; } e[]; };
static struct text z = { 2, { 0, 0, 0, 0, 0, 0, 0, 0, 0 } }, a = { 3, "abc" }, b = { 2, { 'x', 'y' } }, none = { 0 };
struct text c = { .s = "longer text", .n = 11 };
struct table t = { 3, { { 'a', 1 }, { 'b', 2 }, [2].k = 'c', [2].v = 3 } };
struct { int k; int v[]; } nums = { 4, 1, 2, 3, 4 };
struct text *made(const char *s) { struct text *p = malloc(sizeof *p + strlen(s) + 1); p->n = strlen(s); strcpy(p->s, s); return p; }
int main(void)
{
    static struct text in = { 5, "inner" };
    printf("%s %c%c %d %s %s %d\n", a.s, b.s[0], b.s[1], none.n, c.s, in.s, in.n);
    for (int i = 0; i < t.n; i++) printf("%c=%d ", t.e[i].k, t.e[i].v);
    printf("%d %d\n", nums.v[0], nums.v[3]);
    struct text *p = made("heap");
    printf("%s %d %d %d\n", p->s, p->n, (int)sizeof *p, (int)sizeof(struct table));
    memset(z.s, 7, 9);
    printf("%d %s\n", z.s[8], a.s);
    return 0;
}
