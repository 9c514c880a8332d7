// with: -O 0
// fault: 9 warning: `memset` takes 20 bytes of `a`
// trap: 9 20 bytes at `a`, which has room for 16
// detail: memset_large.c:6:* note: `a` is declared here
#include <string.h>
int a[4];
int main(void)
{
    memset(a, 0, 5 * sizeof *a);
    return a[0];
}
