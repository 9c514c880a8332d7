// goto forwards, backwards, into and out of blocks.
//
// expect: 0 1 2 2 3
// expect: in 2
// expect: out 1
#include <stdio.h>
int main(void)
{
    int i = 0, j;
again:
    if (i < 3) { printf("%d ", i++); goto again; }
    for (i = 0; i < 5; i++)
        for (j = 0; j < 5; j++)
            if (i * j == 6) goto found;
found:
    printf("%d %d\n", i, j);
    goto inside;
    while (i > 0) {
        printf("never first\n");
inside:
        printf("in %d\n", i);
        i--;
        if (i == 1) goto out;
        goto inside;
    }
out:;
    printf("out %d\n", i);
    return 0;
}
