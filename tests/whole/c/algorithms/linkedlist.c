// A linked list: insertion in order, reversal, removal, with nodes from a pool and from malloc.
//
// expect: 0 0 1 1 2 2 3 4 .
// expect: 4 3 2 2 1 1 0 0 .
// expect: 4 3 1 1 0 0 .
// expect: 3 1 1 .
#include <stdio.h>
#include <stdlib.h>
struct node { int v; struct node *next; };
static struct node *insert(struct node *l, int v)
{
    struct node **p = &l, *n = malloc(sizeof *n);
    while (*p && (*p)->v < v) p = &(*p)->next;
    n->v = v; n->next = *p; *p = n;
    return l;
}
static struct node *reverse(struct node *l) { struct node *r = NULL, *n; for (; l; l = n) { n = l->next; l->next = r; r = l; } return r; }
static struct node *without(struct node *l, int v)
{
    struct node *rest;
    if (!l) return NULL;
    rest = without(l->next, v);
    if (l->v == v) { free(l); return rest; }
    l->next = rest;
    return l;
}
static void print(const struct node *l) { for (; l; l = l->next) printf("%d ", l->v); puts("."); }
int main(void)
{
    struct node *l = 0; int i;
    for (i = 0; i < 8; i++) l = insert(l, i * 5 % 8 % 5);
    print(l); l = reverse(l); print(l); l = without(l, 2); print(l); l = without(without(l, 0), 4); print(l);
    return 0;
}
