// with: -O 0
// trap: 9 an access of 8 bytes at byte 8 of the block of 12 bytes goes past its end
// detail: heap_partly.c:7:* note: the block of 12 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    double *d = malloc(12);
    d[0] = 1;
    d[1] = 2;
    return 0;
}
