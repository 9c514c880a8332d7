// A variadic function of one's own, va_copy, and va_list as a parameter.
//
// expect: 2407 505
// expect: 1.71799e+10
// expect: log: 5 five 5.50 5000000000
#include <stdio.h>
#include <stdarg.h>
static int sum(int n, ...)
{
    va_list ap, again;
    int i, s = 0;
    va_start(ap, n);
    va_copy(again, ap);
    for (i = 0; i < n; i++) s += va_arg(ap, int);
    s = s * 100 + va_arg(again, int);
    va_end(again);
    va_end(ap);
    return s;
}
static double mixed(const char *kinds, va_list ap)
{
    double s = 0;
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': s += va_arg(ap, int); break;
        case 'd': s += va_arg(ap, double); break;
        case 'l': s += va_arg(ap, long long); break;
        case 's': s += va_arg(ap, const char *)[0]; break;
        }
    return s;
}
static double total(const char *kinds, ...) { va_list ap; double s; va_start(ap, kinds); s = mixed(kinds, ap); va_end(ap); return s; }
static void log_line(const char *format, ...) { va_list ap; va_start(ap, format); printf("log: "); vprintf(format, ap); va_end(ap); }
int main(void)
{
    char c = 1; float f = 0.5f;
    printf("%d %d\n", sum(3, 7, 8, 9), sum(1, 5));
    printf("%g\n", total("idlsid", c, (double)f, 1LL << 34, "A", -1, f));
    log_line("%d %s %.2f %lld\n", 5, "five", 5.5, 5000000000LL);
    return 0;
}
