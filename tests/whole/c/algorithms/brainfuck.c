// Shows: an interpreter of a tiny language with its jumps resolved beforehand, and one that compiles to closures of C.
//
// expect: Hello World!
// expect: Goodwx
// expect: 09
// expect: 851
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct op { void (*run)(struct op *); int count; struct op *to; } op;
static unsigned char tape[300], *at;
static op *pc;
static long steps;
static void change(op *o) { *at += o->count; }
static void move(op *o) { at += o->count; }
static void out(op *o) { int i; for (i = 0; i < o->count; i++) putchar(*at); }
static void open(op *o) { if (!*at) pc = o->to; }
static void close_(op *o) { if (*at) pc = o->to; }
static void clear(op *o) { *at = 0 * o->count; }
static op *compile(const char *s)
{
    op *code = calloc(strlen(s) + 1, sizeof *code), *o = code, *stack[16], **top = stack;
    for (; *s; s++) {
        const char *first = s;
        switch (*s) {
        case '+': case '-': while (*s == '+' || *s == '-') o->count += *s++ == '+' ? 1 : -1; o++->run = change; s--; break;
        case '<': case '>': while (*s == '<' || *s == '>') o->count += *s++ == '>' ? 1 : -1; o++->run = move; s--; break;
        case '.': while (*s == '.') s++; o->count = s-- - first, o++->run = out; break;
        case '[':
            if (!strncmp(s, "[-]", 3)) { o++->run = clear, s += 2; break; }
            *top++ = o, o++->run = open;
            break;
        case ']': o->run = close_, o->to = *--top, (*top)->to = o++; break;
        }
    }
    return code;
}
static void run(const char *s)
{
    op *code = compile(s);
    memset(tape, 0, sizeof tape), at = tape;
    for (pc = code; pc->run; pc++) pc->run(pc), steps++;
    free(code);
}
int main(void)
{
    run("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.");
    run("++++++++++[>+>+++>++++>+++++++ >++++++++>+++++++++>++++++++++>+++++++++++>++++++++++++<<<<<<<<<-]>>>>+.>>>>+..<.>++++++++.>>++.[-]<.>++++++++++.");
    run(">++++++[<++++++++>-]<.+++++++++.");
    printf("\n%ld\n", steps);
    return 0;
}
