#ifndef _SETJMP_H
#define _SETJMP_H
/* Within a thread on one PE: setjmp keeps a continuation of its function, and longjmp sends the value there, once the
 * functions called meanwhile have given their frames back. Variables keep the values they were last set to. */
typedef int jmp_buf[1];
#define setjmp(buffer) __setjmp(buffer)
_Noreturn void longjmp(jmp_buf buffer, int value);
#endif
