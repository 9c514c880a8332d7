// Shows: longjmp to a function that has returned.
// trap: 9 longjmp out of reach
#include <setjmp.h>
static jmp_buf buffer;
static int sets(void) {
    return setjmp(buffer);
}
static void jumps(int a, int b, int c) {
    if (a + b + c) longjmp(buffer, 1);
}
int main(void) {
    sets();
    jumps(1, 2, 3);
    return 0;
}
