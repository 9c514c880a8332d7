// A .c file that includes <emc.h> has EM-C's words and library.
// pes: 1 4
// expect: 1
#include <emc.h>
#include <stdio.h>
int global A[6];
int main(void)
{
    int s;
    everywhere (A) dowith () { for (s = 0; s < own_count(A); s++) A[s] = 1; }
    printf("%d\n", A[5]);
    return 0;
}
