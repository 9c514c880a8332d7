// sprintf, snprintf, sscanf: formatting to and from strings.
//
// expect: 7-seven-7.7 11
// expect: trunc 9
// expect: 6 12 abc 3.5 225 255 -8
// expect: 2 10 20
// expect: 5
#include <stdio.h>
#include <string.h>
int main(void)
{
    char b[32], w[16]; int n, i, j; float f; double d; unsigned x;
    n = sprintf(b, "%d-%s-%.1f", 7, "seven", 7.7);
    printf("%s %d\n", b, n);
    n = snprintf(b, 6, "%s", "truncated");
    printf("%s %d\n", b, n);
    n = sscanf("12 abc 3.5 2.25e2 ff -8", "%d %s %f %lf %x %d", &i, w, &f, &d, &x, &j);
    printf("%d %d %s %g %g %u %d\n", n, i, w, f, d, x, j);
    n = sscanf("10:20", "%d:%d:%d", &i, &j, &n);
    printf("%d %d %d\n", n, i, j);
    printf("%d\n", (int)strlen(b));
    return 0;
}
