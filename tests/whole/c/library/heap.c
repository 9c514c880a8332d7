// malloc, calloc, realloc, free: blocks keep their contents and do not overlap.
//
// expect: first grown 1225 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void)
{
    char *a = malloc(10), *b = malloc(1000), *c; int *v = calloc(50, sizeof *v), i, s = 0;
    strcpy(a, "first"); memset(b, 'b', 999); b[999] = 0;
    for (i = 0; i < 50; i++) s += v[i];
    for (i = 0; i < 50; i++) v[i] = i;
    a = realloc(a, 500); strcat(a, " grown");
    free(b);
    c = malloc(600); memset(c, 'c', 600);
    v = realloc(v, 200 * sizeof *v);
    for (i = 0; i < 50; i++) s += v[i];
    printf("%s %d %d\n", a, s, ((unsigned)a & 3) == 0 && ((unsigned)v & 3) == 0);
    for (i = 0; i < 100; i++) { char *t = malloc(3000); if (!t) return 1; t[2999] = 1; free(t); }
    free(a); free(c); free(v); free(NULL);
    return 0;
}
