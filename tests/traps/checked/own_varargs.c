// with: -O 0
// trap: 10 argument 3 is an int, but a double is expected
// detail: own_varargs.c:16:* note: argument 3 is an int
#include <stdarg.h>
static double sum(int n, ...)
{
    double s = 0;
    va_list ap;
    va_start(ap, n);
    while (n--) s += va_arg(ap, double);
    va_end(ap);
    return s;
}
int main(void)
{
    return (int)sum(2, 1.0, 2);
}
