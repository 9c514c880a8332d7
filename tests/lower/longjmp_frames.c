// Shows: longjmp gives back the frames of the functions that it leaves: 20,000 of them would not fit into this memory.
// with: --memory 64K
// expect: 1000
#include <setjmp.h>
#include <stdio.h>

static jmp_buf start;

static int deep(int n) {
    if (n == 0) longjmp(start, 1);
    return deep(n - 1) + 1;
}

int main(void) {
    int i;
    for (i = 0; i < 1000; i++)
        if (setjmp(start) == 0) deep(20);
    printf("%d\n", i);
    return 0;
}
