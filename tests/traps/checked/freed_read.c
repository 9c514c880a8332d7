// with: -O 0
// trap: 13 use of freed memory: the block of 8 bytes no longer exists
// detail: freed_read.c:9:* note: the block of 8 bytes was allocated here
// detail: freed_read.c:12:* note: and freed here
#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void)
{
    struct node *n = malloc(sizeof *n);
    n->next = 0;
    n->value = 1;
    free(n);
    return n->value;
}
// fault: 13 warning: `free` has freed this memory
