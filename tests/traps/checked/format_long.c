// with: -O 0
// trap: 8 argument 2 is a long long, but `%d` takes an int
#include <stdio.h>
int main(void)
{
    const char *form = "%d %s\n";
    long long big = 1;
    printf(form, big, "x");
    return 0;
}
