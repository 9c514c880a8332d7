// Shows: printf, malloc and qsort on a PE of 64 KB.
// pes: 1
// with: --memory 64K
// expect: 3.14159 -2147483648 deadbeef 1.79769e+308
// expect: 1 2 3 5 8 9
#include <float.h>
#include <stdio.h>
#include <stdlib.h>
int up(const void *a, const void *b) { return *(int *)a - *(int *)b; }
int main(void) {
    int i, *v = malloc(6 * sizeof *v), w[] = {5, 3, 9, 1, 8, 2};
    printf("%g %d %x %g\n", 3.14159, -2147483647 - 1, 0xdeadbeefu, DBL_MAX);
    for (i = 0; i < 6; i++) v[i] = w[i];
    qsort(v, 6, sizeof *v, up);
    for (i = 0; i < 6; i++) printf(i == 5 ? "%d\n" : "%d ", v[i]);
    free(v);
    return 0;
}
