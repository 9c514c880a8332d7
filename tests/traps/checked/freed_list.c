// with: -O 0
// trap: 16 use of freed memory
// detail: freed_list.c:12:* note: the block of 4 bytes was allocated here
// detail: freed_list.c:17:* note: and freed here
#include <stdlib.h>
struct node { struct node *next; };
int main(void)
{
    struct node *list = 0, *n;
    int i;
    for (i = 0; i < 3; i++) {
        n = malloc(sizeof *n);
        n->next = list;
        list = n;
    }
    for (n = list; n; n = n->next)
        free(n);
    return 0;
}
