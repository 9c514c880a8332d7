// with: -O 0
// trap: 9 argument 3 is a double, but `%d` takes an int
// detail: format_double_for_int.c:9:* note: argument 3 is a double
#include <stdio.h>
int main(void)
{
    const char *form = "%d of %d\n";
    double half = 0.5;
    printf(form, 1, half);
    return 0;
}
