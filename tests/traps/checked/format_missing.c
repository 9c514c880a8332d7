// with: -O 0
// trap: 8 there is no argument 3, but `%d` takes an int
// detail: format_missing.c:8:* note: this call gives 2 arguments
#include <stdio.h>
int main(void)
{
    const char *form = "%d %d\n";
    printf(form, 3);
    return 0;
}
