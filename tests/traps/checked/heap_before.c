// with: -O 0
// trap: 9 an access 16 bytes before the start of the block of 8 bytes
// detail: heap_before.c:7:* note: the block of 8 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    int *p = malloc(8), *q = malloc(8);
    q[0] = 1;
    q[-4] = 2;
    return p[0] + q[0];
}
// fault: 10 warning: `malloc` does not clear the memory
