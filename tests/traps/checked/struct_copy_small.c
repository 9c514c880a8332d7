// with: -O 0
// trap: 9 goes past its end
// detail: struct_copy_small.c:8:* note: the block of 8 bytes was allocated here
#include <stdlib.h>
struct three { int a, b, c; } one;
int main(void)
{
    struct three *p = malloc(8);
    *p = one;
    return 0;
}
