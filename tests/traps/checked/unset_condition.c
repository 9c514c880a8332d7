// with: -O 0
// trap: 9 byte 1 of the block of 3 bytes is read before being set
// detail: unset_condition.c:7:* note: the block of 3 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    char *flags = malloc(3);
    flags[0] = 0;
    if (flags[1]) return 1;
    return 0;
}
