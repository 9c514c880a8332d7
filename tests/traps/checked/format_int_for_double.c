// with: -O 0
// trap: 7 argument 2 is an int, but `%5.2f` takes a double
#include <stdio.h>
int main(void)
{
    const char *form = "%5.2f\n";
    printf(form, 3);
    return 0;
}
