// with: -O 0
// trap: 10 there is no argument 3, but an int is expected
// detail: own_varargs_many.c:16:* note: this call gives 2 arguments
#include <stdarg.h>
static int sum(int n, ...)
{
    int s = 0;
    va_list ap;
    va_start(ap, n);
    while (n--) s += va_arg(ap, int);
    va_end(ap);
    return s;
}
int main(void)
{
    return sum(2, 1);
}
