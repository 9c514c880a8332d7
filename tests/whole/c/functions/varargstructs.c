// Shows: structs and unions as variable arguments, va_copy, va_list passed on, kept in structs and through pointers.
//
// expect: 126 0
// expect: 17 ten letter 2.5 -8589934592 -0.75 5
// expect: 17 ten letter 2.5 -8589934592 -0.75 5
// expect: 12345 0
// expect: 49
// expect: [24] a-5-0.5-1125899906842624 a-5-0.5-1125899906842624
// expect: [5] plain plain
#include <stdarg.h>
#include <stdio.h>
struct point { int x, y; };
struct wide { char name[11]; double weight; long long serial; };
union either { int i; double d; };
struct walk { va_list list; int left; };
static int area(int n, ...)
{
    int i, s = 0;
    va_list list;
    va_start(list, n);
    for (i = 0; i < n; i++) {
        struct point p = va_arg(list, struct point);
        s += p.x * p.y;
    }
    va_end(list);
    return s;
}
static void mixed(int n, ...)
{
    va_list list, again;
    int pass;
    va_start(list, n);
    va_copy(again, list);
    for (pass = 0; pass < 2; pass++) {
        struct wide w;
        int i = pass ? va_arg(again, int) : va_arg(list, int);
        w = pass ? va_arg(again, struct wide) : va_arg(list, struct wide);
        printf("%d %s %g %lld ", i, w.name, w.weight, w.serial);
        printf("%g ", pass ? va_arg(again, union either).d : va_arg(list, union either).d);
        printf("%d\n", pass ? va_arg(again, struct point).y : va_arg(list, struct point).y);
    }
    va_end(again);
    va_end(list);
}
static int next(struct walk *w) { return w->left-- > 0 ? va_arg(w->list, int) : -1; }
static int walked(int n, ...)
{
    struct walk w;
    int s = 0, one;
    va_start(w.list, n);
    w.left = n;
    while ((one = next(&w)) >= 0) s = s * 10 + one;
    va_end(w.list);
    return s;
}
static int take(va_list list, int n) { return n ? va_arg(list, int) + 2 * take(list, n - 1) : 0; }
static int forwarded(int n, ...)
{
    int r;
    va_list list;
    va_start(list, n);
    r = take(list, n);
    va_end(list);
    return r;
}
static void say(const char *format, ...)
{
    char line[64];
    va_list list, copy;
    va_start(list, format);
    va_copy(copy, list);
    printf("[%d] ", vsnprintf(line, sizeof line, format, list));
    vprintf(format, copy);
    printf(" %s\n", line);
    va_end(copy);
    va_end(list);
}
int main(void)
{
    struct point a = {2, 3}, b = {4, 5};
    struct wide w = {"ten letters", 2.5, -8589934592LL};
    union either e = {.d = -0.75};
    w.name[10] = 0;
    printf("%d %d\n", area(3, a, b, (struct point){10, 10}), area(0));
    mixed(4, 17, w, e, b);
    printf("%d %d\n", walked(5, 1, 2, 3, 4, 5), walked(0));
    printf("%d\n", forwarded(4, 1, 2, 3, 4));
    say("%s-%d-%g-%lld", "a", 5, 0.5, 1LL << 50);
    say("plain");
    return 0;
}
