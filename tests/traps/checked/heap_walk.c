// with: -O 0
// trap: 8 an access of 1 byte just past the end of the block of 6 bytes
// detail: heap_walk.c:7:* note: the block of 6 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    char *p = malloc(6), *q;
    for (q = p; q < p + 8; q++) *q = 'a';
    return *p;
}
