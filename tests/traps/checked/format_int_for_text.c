// with: -O 0
// trap: 7 argument 2 is an int, but `%s` takes a pointer
#include <stdio.h>
int main(void)
{
    const char *form = "%s\n";
    printf(form, 65);
    return 0;
}
