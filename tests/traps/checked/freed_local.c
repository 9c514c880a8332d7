// with: -O 0
// trap: 8 free of a pointer that malloc did not return: it points to `a`
// detail: freed_local.c:7:* note: `a` is declared in main here
#include <stdlib.h>
int main(void)
{
    int a[4], *p = a;
    free(p);
    return 0;
}
