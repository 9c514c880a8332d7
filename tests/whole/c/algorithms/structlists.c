// Shows: lists on the heap: reversed, sorted by merging, with sentinels, doubly linked, indirect deletion, a free list.
//
// expect: 12 11 2 1 5 4 3 7 6 10 9 0
// expect: 0 9 10 6 7 3 4 5 1 2 11 12
// expect: 0 1 2 3 4 5 6 7 9 10 11 12
// expect: 6: 0 2 4 6 10 12
// expect: 0 1 2 4 5 6 9 10 12
// expect: 7 5 3 1 0 2 4 6 4 2 0 1 5 7 6
// expect: -0 --1 -5 -4 -1 -7 -2 6
#include <stdio.h>
#include <stdlib.h>
typedef struct node { int v; struct node *next; } node;
typedef struct ring { struct ring *before, *behind; int v; } ring;
static node *cons(int v, node *rest) { node *n = malloc(sizeof *n); n->v = v, n->next = rest; return n; }
static node *reverse(node *l) { node *r = NULL, *t; for (; l; l = t) t = l->next, l->next = r, r = l; return r; }
static node *merge(node *a, node *b)
{
    node head, *tail = &head;
    for (; a && b; tail = tail->next) if (b->v < a->v) tail->next = b, b = b->next; else tail->next = a, a = a->next;
    tail->next = a ? a : b;
    return head.next;
}
static node *sort(node *l)
{
    node *slow = l, *fast, *half;
    if (!l || !l->next) return l;
    for (fast = l->next; fast && fast->next; fast = fast->next->next) slow = slow->next;
    half = slow->next, slow->next = NULL;
    return merge(sort(l), sort(half));
}
static int without(node **l, int (*gone)(int)) { int n = 0; while (*l) if (gone((*l)->v)) { node *d = *l; *l = d->next; free(d); n++; } else l = &(*l)->next; return n; }
static int is_odd(int v) { return v & 1; }
static void show(const node *l) { for (; l; l = l->next) printf("%d%s", l->v, l->next ? " " : "\n"); }
static void link(ring *at, ring *r) { r->behind = at->behind, r->before = at, at->behind->before = r, at->behind = r; }
static ring *unlink(ring *r) { r->before->behind = r->behind, r->behind->before = r->before; return r; }
int main(void)
{
    node *l = NULL, *other;
    ring head = {&head, &head, -1}, cells[8], *r;
    int i, n;
    for (i = 0; i < 12; i++) l = cons(i * 7 % 12 * 5 % 13, l);
    show(l), l = reverse(l), show(l), l = sort(l), show(l);
    n = without(&l, is_odd), printf("%d: ", n), show(l);
    other = cons(1, cons(5, cons(9, NULL))), l = merge(l, other), show(l);
    for (i = 0; i < 8; i++) cells[i].v = i, link(i % 2 ? &head : head.before, &cells[i]);
    for (r = head.behind; r != &head; r = r->behind) printf("%d ", r->v);
    unlink(&cells[3]), link(&head, unlink(&cells[6]));
    for (r = head.before; r != &head; r = r->before) printf("%d ", r->v);
    puts("");
    for (r = &cells[0], i = 7; r->behind != r; r = r->behind) if (--i % 3 == 0) printf("-%d ", unlink(r)->v);
    printf("%d\n", r->v);
    while (l) other = l->next, free(l), l = other;
    return 0;
}
