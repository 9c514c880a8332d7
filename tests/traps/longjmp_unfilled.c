// Shows: longjmp before setjmp.
// trap: 6 longjmp out of reach
#include <setjmp.h>
static jmp_buf buffer;
int main(void) {
    longjmp(buffer, 1);
}
