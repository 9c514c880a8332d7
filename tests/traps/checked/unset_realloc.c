// with: -O 0
// trap: 10 bytes 4 to 7 of the block of 800 bytes are read before being set
// detail: unset_realloc.c:9:* note: the block of 800 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    int *p = malloc(4);
    p[0] = 1;
    p = realloc(p, 800);
    return p[0] + p[1];
}
