// with: -O 0
// trap: 8 source and destination of the copy overlap
// detail: overlap_sprintf.c:7:* note: `name` is declared in main here
#include <stdio.h>
int main(void)
{
    char name[20] = "abc";
    sprintf(name, "%s.c", name);
    return 0;
}
