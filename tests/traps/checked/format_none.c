// with: -O 0
// trap: 7 there is no variable argument, but `%d` takes an int
#include <stdio.h>
int main(void)
{
    const char *form = "%d\n";
    printf(form);
    return 0;
}
