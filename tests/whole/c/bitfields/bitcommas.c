// Shows: a narrow bit-field is an int in an expression also behind a comma, an assignment and `++`.
//
// expect: 1 1 1 1 1 1 1
#include <stdio.h>
static struct { unsigned b : 5, w : 32; int n : 3; } s = {3, 3, 1};
int main(void)
{
    int comma = (s.n, s.b) - 10 < 0, assigned = (s.b = 5) - 10 < 0, added = (s.b += 1) - 10 < 0;
    int before = --s.b - 10 < 0, behind = s.b++ - 10 < 0, chain = (s.n, (s.w, s.b)) - 10 < 0;
    printf("%d %d %d %d %d %d ", comma, assigned, added, before, behind, chain);
    printf("%d\n", (s.n, s.w) - 10 > 0);
    return 0;
}
