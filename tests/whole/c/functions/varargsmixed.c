// Shows: variable arguments of all types in all orders, promoted or not, and more of them than words of a frame.
//
// expect: 120 -5 250 -300 65000 1
// expect: 1.5 2.25 99 3
// expect: 1099511627776 7 -1 8 0.125 9223372036854775807 4000000000
// expect: text more 99
// expect: 3 10 4 10
// expect: 31 -4 4 4
// expect: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27
// expect:
// expect: 1
// expect: 6.125 0
// expect: 10000000015
// expect: 9 -1
#include <stdarg.h>
#include <stdio.h>
static void show(const char *kinds, ...)
{
    va_list list;
    va_start(list, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': printf("%d ", va_arg(list, int)); break;
        case 'u': printf("%u ", va_arg(list, unsigned)); break;
        case 'l': printf("%lld ", va_arg(list, long long)); break;
        case 'd': printf("%g ", va_arg(list, double)); break;
        case 's': printf("%s ", va_arg(list, char *)); break;
        case 'p': printf("%d ", *va_arg(list, int *)); break;
        case 'f': printf("%d ", va_arg(list, int (*)(int))(5)); break;
        default: printf("? ");
        }
    va_end(list);
    puts("");
}
static int twice(int n) { return 2 * n; }
static double total(int count, ...)
{
    double sum = 0;
    va_list list;
    va_start(list, count);
    while (count-- > 0) sum = sum * 0.5 + va_arg(list, double);
    va_end(list);
    return sum;
}
static long long sum(int count, ...)
{
    long long s = 0;
    int i;
    va_list list;
    va_start(list, count);
    for (i = 0; i < count; i++) s += i & 1 ? va_arg(list, long long) : va_arg(list, int);
    va_end(list);
    return s;
}
static int greatest(int first, ...)
{
    int most = first, one;
    va_list list;
    va_start(list, first);
    while ((one = va_arg(list, int)) != 0) most = one > most ? one : most;
    va_end(list);
    return most;
}
int main(void)
{
    char c = 'x';
    signed char minus = -5;
    unsigned char uc = 250;
    short s = -300;
    unsigned short us = 65000;
    float f = 1.5f;
    _Bool b = 7;
    int n = 99, a[2] = {3, 4};
    struct { unsigned w : 5; int v : 3; } bits = {31, -4};
    enum { RED = 4 } e = RED;
    show("iiiiii", c, minus, uc, s, us, b);
    show("ddid", f, 2.25, n, (double)f * 2);
    show("lilidlu", 1LL << 40, 7, -1LL, 8, 0.125, 0x7fffffffffffffffLL, 4000000000u);
    show("ssp", "text", "more", &n);
    show("pfpf", a, twice, a + 1, &twice);
    show("iiii", bits.w, bits.v, e, RED);
    show("illillillillillillillillill", 1, 2LL, 3LL, 4, 5LL, 6LL, 7, 8LL, 9LL, 10, 11LL, 12LL, 13, 14LL, 15LL, 16, 17LL,
         18LL, 19, 20LL, 21LL, 22, 23LL, 24LL, 25, 26LL, 27LL);
    show("");
    show("i", 'a' + f > 98 ? 1 : 2);
    printf("%g %g\n", total(4, 1.0, 2.0f, 3.0, 4.0), total(0));
    printf("%lld\n", sum(7, 1, 10000000000LL, 2, -3LL, 4, 5LL, 6));
    printf("%d %d\n", greatest(1, 5, 3, 9, 2, 0), greatest(-1, -5, 0));
    return 0;
}
