#ifndef STACK_H
#define STACK_H
struct stack { int depth, cells[8]; };
#define EMPTY {0}
typedef void visitor(int, void *);
extern int pushed, operations, limit;
void push(struct stack *, int);
int pop(struct stack *);
int fold(const struct stack *s, int (*f)(int, int), int from);
void for_each(const struct stack *, visitor *, void *);
int evaluate(const char *);
int depth_limit(void);
static inline int peek(const struct stack *s) { return s->depth ? s->cells[s->depth - 1] : -1; }
static inline int square(int n) { return n * n; }
#endif
#define STACK_SEEN
