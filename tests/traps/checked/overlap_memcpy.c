// with: -O 0
// trap: 8 source and destination of the copy overlap: 36 bytes are copied, but the addresses differ by only 4
// detail: overlap_memcpy.c:5:* note: `a` is declared here
#include <string.h>
int a[10];
int main(void)
{
    memcpy(a + 1, a, 9 * sizeof *a);
    return 0;
}
