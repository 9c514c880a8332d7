// with: -O 0
// trap: 8 what is copied overlaps the place it is copied to: 36 bytes, 4 apart
// detail: overlap_memcpy.c:5:* note: `a` is declared here
#include <string.h>
int a[10];
int main(void)
{
    memcpy(a + 1, a, 9 * sizeof *a);
    return 0;
}
