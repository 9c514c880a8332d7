// Shows: comparisons and logic of floats: negative zero, infinities, NaN in every operator, as conditions, in switches.
//
// expect: 45a 45a 6a3 66c 6a3 66c 6e0 6a3 6a3 6a3 no
// expect: 45a 45a 6a3 66c 6a3 66c 6e0 6a3 6a3 6a3 no
// expect: 26c 26c 35a 36c 3a3 36c 3e0 36c 36c 3a3 yes
// expect: 2a3 2a3 3a3 35a 3a3 36c 3e0 3a3 3a3 3a3 yes
// expect: 26c 26c 36c 36c 35a 36c 3e0 36c 36c 35a yes
// expect: 2a3 2a3 3a3 3a3 3a3 35a 3e0 3a3 3a3 3a3 yes
// expect: 2e0 2e0 3e0 3e0 3e0 3e0 3e0 3e0 3e0 3e0 yes
// expect: 26c 26c 3a3 36c 3a3 36c 3e0 35a 36c 3a3 yes
// expect: 26c 26c 3a3 36c 3a3 36c 3e0 3a3 35a 3a3 yes
// expect: 26c 26c 36c 36c 35a 36c 3e0 36c 36c 35a yes
// expect: 90 90 35 108 35 108 96 90 90 35 no
// expect: 90 90 35 108 35 108 96 90 90 35 no
// expect: 1108 1108 1346 1364 1291 1364 1352 1108 1108 1291 yes
// expect: 1035 1035 1291 1346 1291 1364 1352 1035 1035 1291 yes
// expect: 1108 1108 1364 1364 1346 1364 1352 1108 1108 1346 yes
// expect: 1035 1035 1291 1291 1291 1346 1352 1035 1035 1291 yes
// expect: 1096 1096 1352 1352 1352 1352 1352 1096 1096 1352 yes
// expect: 90 90 35 108 35 108 96 90 90 35 no
// expect: 90 90 35 108 35 108 96 90 90 35 no
// expect: 1108 1108 1364 1364 1346 1364 1352 1108 1108 1346 yes
// expect: -0 -0 0 0
// expect: 0 1 1
// expect: inf -inf
// expect: 1 0
// expect: same true
// expect: 1075
#include <stdio.h>
#include <math.h>
static const char *truth(double d) { return d ? "yes" : "no"; }
static int table(double a, double b)
{
    return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 | !(a < b) << 6 |
           !(a >= b) << 7 | (a && b) << 8 | (a || b) << 9 | !a << 10;
}
static int tablef(float a, float b)
{
    int r = 0;
    if (a < b) r |= 1;
    if (a <= b) r |= 2;
    if (a > b) r |= 4;
    if (a >= b) r |= 8;
    if (a == b) r |= 16;
    if (a != b) r |= 32;
    if (!(a < b)) r |= 64;
    while (a && b) { r |= 256; break; }
    return r + (a ? 1000 : 0);
}
int main(void)
{
    double zero = 0, infinity = 1 / zero, nan = infinity - infinity;
    double all[] = {0, -zero, 1, -1, infinity, -infinity, nan, 1e-320, 0x1p-1074, 1e308 * 10};
    unsigned i, j, n = sizeof all / sizeof *all;
    for (i = 0; i < n; i++) {
        for (j = 0; j < n; j++) printf("%x ", table(all[i], all[j]));
        puts(truth(all[i]));
    }
    for (i = 0; i < n; i++) {
        for (j = 0; j < n; j++) printf("%d ", tablef(all[i], all[j]));
        puts(truth((float)all[i]));
    }
    printf("%g %g %g %d\n", -zero, 1 / -infinity, fabs(-zero), 1 / zero == 1 / -zero);
    printf("%d %d %d\n", nan == nan, nan != nan, !(nan < 1) && !(nan > 1));
    printf("%g %g\n", infinity, -infinity * 2);
    printf("%d %d\n", isnan(nan) != 0, isnan(infinity) != 0);
    printf("%s %s\n", zero == -zero ? "same" : "different", nan ? "true" : "false");
    for (zero = 1, i = 0; zero; zero /= 2) i++;
    printf("%u\n", i);
    return 0;
}
