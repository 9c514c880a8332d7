// Shows: names with letters of other alphabets, written as they are or by their numbers.
//
// expect: 7 8 ä 3
#include <stdio.h>
int l\u00e4nge = 3;
#define δ(x) (x + 1)
struct 座標 { int \U0001D465; };
int main(void)
{
    int größe = 4;
    struct 座標 p = { länge };
    printf("%d %d %s %d\n", l\u00e4nge + größe, δ(7), "\u00e4", p.\U0001D465);
    return 0;
}
