// sizeof: of types, expressions (not evaluated), arrays and members.
//
// expect: 28 7 4 4
// expect: 10 4 16
// expect: 4 0
// expect: 1 4 15
// expect: 4 4
// expect: 1
#include <stdio.h>
struct s { char a[10]; int b; };
static int calls;
static int f(void) { calls++; return 0; }
int main(void)
{
    int a[7]; struct s s, *p = &s; char c;
    printf("%d %d %d %d\n", (int)sizeof a, (int)sizeof(a) / 4, (int)sizeof &a, (int)sizeof *a);
    printf("%d %d %d\n", (int)sizeof p->a, (int)sizeof s.b, (int)sizeof(struct s));
    printf("%d %d\n", (int)sizeof f(), calls);
    printf("%d %d %d\n", (int)sizeof c++, (int)sizeof(c + 0), (int)sizeof(char[3][5]));
    printf("%d %d\n", (int)sizeof(int (*)[9]), (int)sizeof(sizeof a));
    printf("%u\n", sizeof a - 100 > 0);
    return 0;
}
