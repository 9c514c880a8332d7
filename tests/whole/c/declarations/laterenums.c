// Enumerations that are named before they are defined: pointers, prototypes, objects and typedefs, with the sign that the
// definition gives them.
// expect: 1 1 1 4 0
// expect: 1 -1 5 3
// expect: 7 1
#include <stdio.h>
enum sign *where;
typedef enum sign sign_t;
enum sign flip(enum sign s, enum sign *also);
struct holder { enum sign *p; enum never *q; };
enum sign tentative;
extern enum sign elsewhere;
enum never *nothing(enum never *p) { return p; }
enum sign { MINUS = -1, ZERO, PLUS };
enum sign flip(enum sign s, enum sign *also)
{
    *also = s;
    return -s;
}
enum sign elsewhere = MINUS;
static int inner(void)
{
    enum sign *outer = where;
    enum sign { OTHER = 5 } local = OTHER, *mine = &local;
    return *mine > 0 && *outer < 0 ? *mine : 0;
}
int main(void)
{
    enum sign minus = MINUS, got = ZERO;
    sign_t s = MINUS;
    struct holder h = {&minus, 0};
    where = &minus;
    tentative = MINUS;
    printf("%d %d %d %d %d\n", *where < 0, tentative < 0, *h.p == elsewhere && s < 0, (int)sizeof *where, nothing(h.q) != 0);
    s = flip(MINUS, &got);
    printf("%d %d %d %d\n", s, got, inner(), where[0] + 4);
    for (enum sign *p = &got; *p < PLUS; ++*p) continue;
    got += 6;
    printf("%d %d\n", got, where++ == h.p);
    return 0;
}
