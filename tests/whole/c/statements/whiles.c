// while, do, for; break and continue in each; nested loops.
//
// expect: 11 37
// expect: 2 -10
// expect: 12677
// expect: 2 1 0 once
#include <stdio.h>
int main(void)
{
    int i = 0, j, n = 0;
    while (1) { if (++i > 10) break; if (i % 3 == 0) continue; n += i; }
    printf("%d %d\n", i, n);
    do { i--; if (i == 5) continue; if (i < 3) break; n -= i; } while (i);
    printf("%d %d\n", i, n);
    for (i = 0, n = 0; i < 5; i++) {
        for (j = 0; ; j++) { if (j > i) break; if ((i + j) & 1) continue; n = n * 3 + i * j; }
        if (i == 3) continue;
        n++;
    }
    printf("%d\n", n);
    for (int k = 3; k--; ) printf("%d ", k);
    do puts("once"); while (0);
    return 0;
}
