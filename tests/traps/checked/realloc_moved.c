// with: -O 0
// trap: 11 use of freed memory
// detail: realloc_moved.c:10:* note: and freed here
#include <stdlib.h>
int main(void)
{
    char *p = malloc(10), *q, *wall = malloc(4);
    q = p;
    p[0] = 7;
    p = realloc(p, 2000);
    return q[0] + *wall;
}
// fault: 11 warning: `malloc` does not clear the memory
