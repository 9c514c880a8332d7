// with: -O 0
// trap: 10 just past the end of the block of 8 bytes
// detail: fgets_size.c:9:* note: the block of 8 bytes was allocated here
// stdin: a line that is too long
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    char *line = malloc(8);
    fgets(line, 80, stdin);
    return 0;
}
