// <stdlib.h>: conversions of numbers, qsort, bsearch, abs, div.
//
// expect: 1 3 5 7 9 3 apple pear
// expect: -42 31 511 4294967295
// expect: 12 ab 2500 -0.125
// expect: rest 5 7
// expect: -3 -2
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
int main(void)
{
    int v[] = {5, 3, 9, 1, 7}, key = 7, i; const char *n[] = {"pear", "fig", "apple"}; char *end;
    qsort(v, 5, sizeof *v, by_value); qsort(n, 3, sizeof *n, by_name);
    for (i = 0; i < 5; i++) printf("%d ", v[i]);
    printf("%d %s %s\n", (int)((int *)bsearch(&key, v, 5, sizeof *v, by_value) - v), n[0], n[2]);
    printf("%d %ld %ld %lu\n", atoi(" -42x"), strtol("0x1F", &end, 0), strtol("777", NULL, 8), strtoul("4294967295", NULL, 10));
    i = strtol("12ab", &end, 10);
    printf("%d %s ", i, end); printf("%g %g\n", strtod("2.5e3rest", &end), atof("-.125"));
    printf("%s %d %ld\n", end, abs(-5), labs(-7L));
    printf("%d %d\n", div(-17, 5).quot, div(-17, 5).rem);
    return 0;
}
