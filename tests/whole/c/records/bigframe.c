// Large automatic arrays and structures in frames, in recursive calls too.
//
// expect: 1492
#include <stdio.h>
static int fill(int depth)
{
    int a[300], i, s = 0;
    for (i = 0; i < 300; i++) a[i] = depth * i;
    if (depth) s = fill(depth - 1);
    for (i = 0; i < 300; i++) s += a[i] - depth * i == 0 ? i & depth : 1000;
    return s;
}
int main(void) { printf("%d\n", fill(4)); return 0; }
