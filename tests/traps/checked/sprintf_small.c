// with: -O 0
// trap: 9 just past the end of the block of 4 bytes
// detail: sprintf_small.c:8:* note: the block of 4 bytes was allocated here
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    char *s = malloc(4);
    sprintf(s, "%d", 12345);
    return s[0];
}
