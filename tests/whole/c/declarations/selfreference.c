// Structures that point to themselves and to each other; incomplete types completed later.
//
// expect: 2 1 3 4
// expect: 65 16
#include <stdio.h>
struct b;
struct a { struct b *to; int v; };
struct b { struct a *to; int v; struct { int deep; union { int x; char y; }; } in; };
static struct a first; static struct b second = {&first, 2, {3, {4}}};
static struct a first = {&second, 1};
int main(void)
{
    struct a *p = &first;
    printf("%d %d %d %d\n", p->to->to->to->v, p->to->to->v, p->to->in.deep, p->to->in.x);
    p->to->in.y = 'A';
    printf("%d %d\n", second.in.x, (int)sizeof(struct b));
    return 0;
}
