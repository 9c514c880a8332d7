// Shows: a program of three files: a module with private state, callbacks over borders, inline and static namesakes.
//
// expect: 12345 5 5 1
// expect: 5 4
// expect: 24 9
// expect: 14 3 -92
// expect: 7 21
// expect: 100
// files: parts/stack.c parts/eval.c
#include <stdio.h>
#include "parts/stack.h"
static int helper(void) { return 1; }
static int trace;
static void each(int v, void *to) { *(int *)to = *(int *)to * 10 + v; trace++; }
static int product(int a, int b) { return a * b; }
int limit = 3;
int main(void)
{
    struct stack s = EMPTY;
    int seen = 0, i;
    for (i = 1; i <= 5; i++) push(&s, i);
    for_each(&s, each, &seen);
    printf("%d %d %d %d\n", seen, s.depth, trace, helper());
    printf("%d ", pop(&s)), printf("%d\n", peek(&s));
    printf("%d %d\n", fold(&s, product, 1), square(depth_limit()));
    printf("%d %d %d\n", evaluate("3 4 + 2 *"), evaluate("1 2 3 4 5 - - - -"), evaluate("7 +"));
    printf("%d %d\n", operations, pushed);
    limit = 100;
    printf("%d\n", depth_limit());
    return 0;
}
