// with: -O 0
// trap: 10 an access of 4 bytes just past the end of the block of 4 bytes
// detail: struct_too_small.c:8:* note: the block of 4 bytes was allocated here
#include <stdlib.h>
struct pair { int a, b; };
int main(void)
{
    struct pair *p = malloc(sizeof p);
    p->a = 1;
    p->b = 2;
    return p->a;
}
