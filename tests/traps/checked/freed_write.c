// with: -O 0
// trap: 10 use of freed memory
// detail: freed_write.c:8:* note: the block of 10 bytes was allocated here
// detail: freed_write.c:9:* note: and freed here
#include <stdlib.h>
int main(void)
{
    char *p = malloc(10);
    free(p);
    p[3] = 1;
    return 0;
}
// fault: 10 warning: `free` has freed this memory
