// with: -O 0
// trap: 9 free of a pointer that malloc did not return: it points to the middle of the block of 16 bytes
// detail: freed_middle.c:7:* note: the block of 16 bytes was allocated here
#include <stdlib.h>
int main(void)
{
    int *p = calloc(4, 4);
    while (*p == 0 && p[1] == 0) { p++; break; }
    free(p);
    return 0;
}
