#include "stack.h"
int operations = 0;
static int helper(char c, int a, int b) { operations++; return c == '+' ? a + b : c == '-' ? a - b : a * b; }
int evaluate(const char *text)
{
    struct stack s = EMPTY;
    for (; *text; text++)
        if (*text >= '0' && *text <= '9') push(&s, *text - '0');
        else if (*text != ' ') { int b = pop(&s), a = pop(&s); push(&s, helper(*text, a, b)); }
    return peek(&s);
}
int depth_limit(void) { return limit; }
