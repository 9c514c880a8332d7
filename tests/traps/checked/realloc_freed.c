// with: -O 0
// trap: 10 realloc of a freed block
// detail: realloc_freed.c:8:* note: the block of 10 bytes was allocated here
// detail: realloc_freed.c:9:* note: and freed here
#include <stdlib.h>
int main(void)
{
    char *p = malloc(10);
    free(p);
    p = realloc(p, 20);
    return 0;
}
