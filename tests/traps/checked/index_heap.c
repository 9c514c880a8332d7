// with: -O 0
// trap: 8 just past the end of the block of 20 bytes
// detail: index_heap.c:7:* note: the block of 20 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    int i, *p = malloc(5 * sizeof *p);
    for (i = 0; i <= 5; i++) p[i] = i;
    return 0;
}
