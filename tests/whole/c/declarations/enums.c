// Enumerations: values, constant expressions, array sizes, switch.
//
// expect: 0 1 16 -4
// expect: 16 9 1 4
// expect: blue
#include <stdio.h>
enum colour { RED, GREEN = 5, BLUE, LAST = BLUE + 10 };
enum { SIZE = 1 << 3, MASK = SIZE - 1, NEGATIVE = -4 };
typedef enum { OFF, ON } toggle;
static int table[LAST];
int main(void)
{
    enum colour c = GREEN;
    toggle t = ON;
    int a[SIZE] = {[MASK] = 9};
    c++;
    printf("%d %d %d %d\n", RED, c == BLUE, LAST, NEGATIVE);
    printf("%d %d %d %d\n", (int)(sizeof table / sizeof table[0]), a[7], t, (int)sizeof c);
    switch (c) { case RED: puts("red"); break; case BLUE: puts("blue"); break; default: puts("?"); }
    return OFF;
}
