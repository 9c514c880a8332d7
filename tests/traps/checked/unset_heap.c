// with: -O 0
// trap: 9 bytes 8 to 11 of the block of 12 bytes are read before being set
// detail: unset_heap.c:7:* note: the block of 12 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    int *p = malloc(12);
    p[0] = p[1] = 1;
    return p[0] + p[1] + p[2];
}
