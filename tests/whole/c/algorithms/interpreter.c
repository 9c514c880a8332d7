// A small stack machine: a loop over a switch over bytes.
//
// expect: 720
// expect: 40
#include <stdio.h>
enum { PUSH, ADD, MUL, DUP, DEC, JNZ, OVER, SWAP, PRINT, HALT };
static int run(const signed char *code)
{
    int stack[16], sp = 0, pc = 0, steps = 0, t;
    for (;; steps++)
        switch (code[pc++]) {
        case PUSH: stack[sp++] = code[pc++]; break;
        case ADD: sp--; stack[sp - 1] += stack[sp]; break;
        case MUL: sp--; stack[sp - 1] *= stack[sp]; break;
        case DUP: stack[sp] = stack[sp - 1]; sp++; break;
        case DEC: stack[sp - 1]--; break;
        case JNZ: if (stack[sp - 1]) pc += code[pc]; else pc++; break;
        case OVER: stack[sp] = stack[sp - 2]; sp++; break;
        case SWAP: t = stack[sp - 1]; stack[sp - 1] = stack[sp - 2]; stack[sp - 2] = t; break;
        case PRINT: printf("%d\n", stack[sp - 1]); break;
        case HALT: return steps;
        default: return -1;
        }
}
int main(void)
{
    static const signed char factorial[] = {PUSH, 1, PUSH, 6, SWAP, OVER, MUL, SWAP, DEC, JNZ, -6, SWAP, PRINT, HALT};
    printf("%d\n", run(factorial));
    return 0;
}
