// Shows: a compiler of expressions to a byte code with jumps and variables, and the stack machine that runs it.
//
// expect: [42]14 -20 2 (21)
// expect: [52]0 1 1 2 3 5 8 13 21 34 (200)
// expect: [69]111 (2464)
// expect: [89]2 3 5 7 11 13 17 19 23 29 (1620)
#include <ctype.h>
#include <stdio.h>
#include <string.h>
enum { PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, LESS, JUMP, JUMPZ, PRINT, NEG, HALT };
static unsigned char code[256], *emit;
static const char *in;
static int variables[26];
static int peek(void) { while (isspace((unsigned char)*in)) in++; return *in; }
static int accept(int c) { return peek() == c ? in++, 1 : 0; }
static void put(int c) { *emit++ = c; }
static void expression(void);
static void factor(void)
{
    if (accept('(')) expression(), accept(')');
    else if (accept('-')) factor(), put(NEG);
    else if (isdigit(peek())) {
        int v = 0;
        while (isdigit((unsigned char)*in)) v = v * 10 + *in++ - '0';
        put(PUSH), put(v >> 8), put(v & 255);
    } else put(LOAD), put(*in++ - 'a');
}
static void term(void) { for (factor();;) if (accept('*')) factor(), put(MUL); else if (accept('/')) factor(), put(DIV); else return; }
static void sum(void) { for (term();;) if (accept('+')) term(), put(ADD); else if (accept('-')) term(), put(SUB); else return; }
static void expression(void) { sum(); if (accept('<')) sum(), put(LESS); }
static void statement(void)
{
    unsigned char *start = emit, *hole, *other;
    if (accept('{')) { while (!accept('}')) statement(); return; }
    switch (peek()) {
    case '?': in++, expression(), put(JUMPZ), hole = emit++, statement();
        if (accept(':')) put(JUMP), other = emit++, *hole = emit - code, statement(), hole = other;
        *hole = emit - code;
        break;
    case '@': in++, expression(), put(JUMPZ), hole = emit++, statement(), put(JUMP), put(start - code), *hole = emit - code; break;
    case '!': in++, expression(), put(PRINT), accept(';'); break;
    default: { int v = *in++; accept('='), expression(), put(STORE), put(v - 'a'), accept(';'); }
    }
}
static int run(void)
{
    int stack[32], *sp = stack, steps = 0;
    unsigned char *pc = code;
#define BINARY(op) { int b = *--sp; sp[-1] = sp[-1] op b; } break
    for (;; steps++) switch (*pc++) {
        case PUSH: *sp++ = pc[0] << 8 | pc[1], pc += 2; break;
        case LOAD: *sp++ = variables[*pc++]; break;
        case STORE: variables[*pc++] = *--sp; break;
        case ADD: BINARY(+);
        case SUB: BINARY(-);
        case MUL: BINARY(*);
        case DIV: BINARY(/);
        case LESS: BINARY(<);
        case NEG: sp[-1] = -sp[-1]; break;
        case JUMPZ: if (*--sp) { pc++; break; }
        case JUMP: pc = code + *pc; break;
        case PRINT: printf("%d ", *--sp); break;
        case HALT: return steps;
    }
}
int main(void)
{
    static const char *const programs[] = {
        "a = 2 + 3 * 4; !a !(2 + 3) * -4 !7/2-1",
        "n = 10; a = 0; b = 1; @ 0 < n { !a t = a + b; a = b; b = t; n = n - 1; }",
        "n = 27; s = 0; @ 1 < n { ? n - n / 2 * 2 n = 3 * n + 1; : n = n / 2; s = s + 1; } !s",
        "i = 2; @ i < 30 { p = 1; j = 2; @ j * j < i + 1 { ? (i / j * j < i) j = j + 1; : { p = 0; j = i; } } ? p !i i = i + 1; }"};
    unsigned i;
    for (i = 0; i < sizeof programs / sizeof *programs; i++) {
        emit = code;
        for (in = programs[i]; peek();) statement();
        put(HALT), printf("[%d]", (int)(emit - code)), printf("(%d)\n", run());
    }
    return 0;
}
