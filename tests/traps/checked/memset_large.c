// with: -O 0
// trap: 8 20 bytes at `a`, which has room for 16
// detail: memset_large.c:5:* note: `a` is declared here
#include <string.h>
int a[4];
int main(void)
{
    memset(a, 0, 5 * sizeof *a);
    return a[0];
}
