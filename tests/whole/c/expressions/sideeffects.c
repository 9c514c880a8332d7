// The comma operator, and side effects in order.
//
// expect: 1 2 3
// expect: 8 6
// expect: 5
// expect: 3
#include <stdio.h>
int main(void)
{
    int i, j, k = (i = 1, j = i + 1, i + j);
    printf("%d %d %d\n", i, j, k);
    for (i = 0, j = 10; i < j; i += 2, j--) ;
    printf("%d %d\n", i, j);
    i = 3;
    j = (i++, i++, i);
    printf("%d\n", j);
    printf("%d\n", (1, 2, 3));
    return (0, 0);
}
