// Shows: objects in C: tables of methods, inheritance by first members, constructors, containers, callbacks with state.
//
// expect: circle 0.75, named 5, circle 12, box 9
// expect: 26.75 4 1
// expect: circle 3, named 20, circle 48, box 36
// expect: 2 label
// expect: 0
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct shape;
struct methods { const char *name; double (*area)(const struct shape *); void (*grow)(struct shape *, double); void (*drop)(struct shape *); };
struct shape { const struct methods *is; struct shape *next; };
struct circle { struct shape base; double r; };
struct box { struct shape base; double w, h; };
struct named_box { struct box base; char *label; };
static int live;
static double circle_area(const struct shape *s) { const struct circle *c = (const struct circle *)s; return 3 * c->r * c->r; }
static void circle_grow(struct shape *s, double by) { ((struct circle *)s)->r *= by; }
static double box_area(const struct shape *s) { const struct box *b = (const void *)s; return b->w * b->h; }
static void box_grow(struct shape *s, double by) { struct box *b = (struct box *)s; b->w *= by, b->h *= by; }
static void plain_drop(struct shape *s) { live--, free(s); }
static void named_drop(struct shape *s) { free(((struct named_box *)s)->label), plain_drop(s); }
static const struct methods circles = {"circle", circle_area, circle_grow, plain_drop}, boxes = {"box", box_area, box_grow, plain_drop}, named_boxes = {"named", .drop = named_drop, .area = box_area, .grow = box_grow};
static void *make(size_t size, const struct methods *is, struct shape **list) { struct shape *s = calloc(1, size); s->is = is, s->next = *list, *list = s, live++; return s; }
static struct circle *circle(struct shape **list, double r) { struct circle *c = make(sizeof *c, &circles, list); c->r = r; return c; }
static struct box *box(struct shape **list, double w, double h) { struct box *b = make(sizeof *b, &boxes, list); b->w = w, b->h = h; return b; }
static struct named_box *named(struct shape **list, const char *label) { struct named_box *n = make(sizeof *n, &named_boxes, list); n->label = strcpy(malloc(strlen(label) + 1), label), n->base = (struct box){n->base.base, strlen(label), 1}; return n; }
struct callback { void (*f)(struct callback *, struct shape *); };
struct total { struct callback base; double sum; int n; };
static void add(struct callback *c, struct shape *s) { struct total *t = (struct total *)c; t->sum += s->is->area(s), t->n++; }
static void each(struct shape *s, struct callback *c) { for (; s; s = s->next) c->f(c, s); }
static void show(struct callback *c, struct shape *s) { (void)c; printf("%s %g%s", s->is->name, s->is->area(s), s->next ? ", " : "\n"); }
int main(void)
{
    struct shape *all = NULL, **at, *s;
    struct total t = {{add}};
    struct callback shower = {show};
    struct { struct total base; double most; } bigger = {{{add}}, 10};
    box(&all, 2, 3)->w++, circle(&all, 1)->base.is->grow(all, 2), named(&all, "label"), circle(&all, 0.5);
    each(all, &shower), each(all, &t.base), each(all, &bigger.base.base);
    printf("%g %d %d\n", t.sum, bigger.base.n, bigger.base.sum > bigger.most);
    for (s = all; s; s = s->next) s->is->grow(s, 2);
    each(all, &shower);
    for (at = &all; *at;) if ((*at)->is == &circles) s = *at, *at = s->next, s->is->drop(s); else at = &(*at)->next;
    printf("%d %s\n", live, ((struct named_box *)all)->label);
    while (all) s = all, all = s->next, s->is->drop(s);
    printf("%d\n", live);
    return 0;
}
