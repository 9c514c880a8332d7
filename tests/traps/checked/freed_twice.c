// with: -O 0
// trap: 11 block freed twice
// detail: freed_twice.c:8:* note: the block of 10 bytes was allocated here
// detail: freed_twice.c:10:* note: and freed here
#include <stdlib.h>
int main(void)
{
    char *p = malloc(10);
    char *q = p;
    free(p);
    free(q);
    return 0;
}
