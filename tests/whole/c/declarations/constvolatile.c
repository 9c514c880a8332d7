// Qualifiers: const and volatile objects and pointers to them.
//
// expect: 6 10 3 2 2
#include <stdio.h>
static const int limit = 10; static volatile int flag = 3;
static int count(const char *const *list) { int n = 0; while (*list++) n++; return n; }
int main(void)
{
    volatile int v = 0; const volatile double *d; double value = 1.5; const char *const list[] = {"a", "b", 0}; register int r = 2;
    while (flag) { v += flag; flag--; }
    d = &value; value += *d;
    printf("%d %d %g %d %d\n", v, limit, *d, count(list), r);
    return 0;
}
