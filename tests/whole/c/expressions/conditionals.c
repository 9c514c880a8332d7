// ?: with mixed types, structures, pointers, void, chains, and as an operand.
//
// expect: 4 2 6 neg zero pos 1 1 4294967295
// expect: yes yes 50 2
// expect: 21
#include <stdio.h>
struct s { int v[3]; };
static void yes(void) { printf("yes "); }
static void no(void) { printf("no "); }
int main(void)
{
    struct s a = {{1, 2, 3}}, b = {{4, 5, 6}};
    int i, *p = 0, x = 5;
    for (i = 0; i < 3; i++) printf("%d ", (i & 1 ? a : b).v[i]);
    for (i = -1; i < 2; i++) printf("%s ", i < 0 ? "neg" : i > 0 ? "pos" : "zero");
    printf("%g %lld %u\n", i ? 1 : 0.5, i ? 1 : 2LL, i ? -1 : 1u);
    i ? yes() : no(); (void)(p ? no() : yes());
    p = i == 2 ? &x : 0;
    *(p ? p : &i) = 50;
    printf("%d %d\n", x, i);
    printf("%d\n", 1 + (x > 10 ? x < 100 ? 2 : 3 : 4) * 10);
    return 0;
}
