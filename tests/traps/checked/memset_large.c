// with: -O 0
// fault: 9 warning: `memset` accesses 20 bytes of `a`
// trap: 9 an access of 20 bytes to `a`, which has room for only 16
// detail: memset_large.c:6:* note: `a` is declared here
#include <string.h>
int a[4];
int main(void)
{
    memset(a, 0, 5 * sizeof *a);
    return a[0];
}
