#include "stack.h"
#include "stack.h"
int pushed;
static int helper(struct stack *s) { return s->depth < 8; }
void push(struct stack *s, int v) { if (helper(s)) s->cells[s->depth++] = v, pushed++; }
int pop(struct stack *s) { return s->depth ? s->cells[--s->depth] : -99; }
int fold(const struct stack *s, int (*f)(int, int), int from)
{
    int i;
    for (i = 0; i < s->depth; i++) from = f(from, s->cells[i]);
    return from;
}
void for_each(const struct stack *s, visitor *v, void *with) { int i; for (i = 0; i < s->depth; i++) v(s->cells[i], with); }
