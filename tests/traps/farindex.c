// Shows: constant indices so far away that their offsets have more than 32 bits: addresses wrap, the compiler goes on.
//
// expect: 4
// trap: 12 wild address
#include <stdio.h>
struct s { int a, b[2]; };
int main(void)
{
    struct s s = {5, {6, 7}}, *p = &s;
    int local[4] = {1, 2, 3, 4}, *q = local;
    printf("%d\n", (q + 3 + 1073741820)[-1073741820]);
    return p->b[-2000000000] + q[2147483647] + q[-2147483647];
}
