// && and || evaluate what they must and no more; ! and ?: on all scalar types.
//
// expect: 0 1
// expect: 1 2
// expect: 1 2134
// expect: 1 0 0 1
// expect: 0 1
// expect: null 1
// expect: 1
// expect: yes
// expect: 8
// fault: 22 warning: this is the address of `x`, which is never null
#include <stdio.h>
static int calls;
static int f(int v) { calls = calls * 10 + v + 1; return v; }
int main(void)
{
    int *null = 0, x = 1; double d = 0.5;
    printf("%d ", f(0) && f(1)); printf("%d\n", calls); calls = 0;
    printf("%d ", f(1) || f(0)); printf("%d\n", calls); calls = 0;
    printf("%d ", f(1) && f(0) || f(2) && f(3)); printf("%d\n", calls);
    printf("%d %d %d %d\n", !null, !&x, !d, !!d);
    printf("%d %d\n", null && *null, d || *null);
    printf("%s %g\n", null ? "set" : "null", x ? 1 : 2.5);
    printf("%d\n", (x ? (char)-1 : 0u) > 0);
    if (!(x > 0 && d > 1) && (null == 0 || *null)) puts("yes"); else puts("no");
    while (x && d < 8) d *= 2;
    printf("%g\n", d);
    return 0;
}
