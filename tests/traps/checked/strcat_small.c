// with: -O 0
// trap: 10 just past the end of the block of 8 bytes
// detail: strcat_small.c:8:* note: the block of 8 bytes was allocated here
#include <stdlib.h>
#include <string.h>
int main(void)
{
    char *s = malloc(8);
    strcpy(s, "12345");
    strcat(s, "678");
    return s[0];
}
