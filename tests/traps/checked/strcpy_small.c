// with: -O 0
// trap: 8 an access of 1 byte just past the end of `name`
// detail: strcpy_small.c:7:* note: `name` is declared in main here
#include <string.h>
int main(void)
{
    char name[4];
    strcpy(name, "four");
    return name[0];
}
