// Shows: running out of heap gives NULL and ENOMEM; with __malloc_traps it is a trap.
// pes: 1
// with: --memory 64K
// expect: 1 1 1
// trap: out of heap
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int __malloc_traps;
int main(void) {
    int n = 0;
    void *last = malloc(100);
    while (malloc(1000)) n++;
    printf("%d %d %d\n", malloc(100000000) == NULL, n > 30 && errno == ENOMEM, realloc(last, 2000) == NULL);
    __malloc_traps = 1;
    malloc(1000);
}
