// What a C compiler is given where emc runs hello.emc.
#include <stdio.h>

int main(void)
{
    printf("hello, world\n");
    return 0;
}
