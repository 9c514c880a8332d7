// Shows: running out of heap is a trap; a request that no PE could meet is NULL.
// pes: 1
// with: --memory 64K
// expect: 1
// trap: out of heap
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    printf("%d\n", malloc(100000000) == NULL);
    for (;;) malloc(1000);
}
