/* Text of numbers and back. The same output from gcc -m32 with glibc and from emc with ours. */
#include <errno.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned state = 1;

static unsigned any(void) {
    state ^= state << 13;
    state ^= state >> 17;
    return state ^= state << 5;
}

static void show(const char *format, double x) {
    printf(format, x);
    putchar('\n');
}

int main(void) {
    static const double values[] = {0.0, -0.0, 1, 0.1, 2.5, 3.5, -123.456, 1e21, 1e-7, 123456789, 0.00012345, 999999.5, DBL_MAX, DBL_MIN, 5e-324, FLT_MAX, 1e100};
    static const char *formats[] = {"%f", "%e", "%g", "%.0f", "%.3f", "%10.2f|", "%-12.4e|", "%+G", "%a", "%.17g", "%#.3g", "%012.1f", "% .12g"};
    static const char *texts[] = {"1.5", "0x1.8p4", "1e400", "-1e-400", "2.2250738585072011e-308", "  42abc", ".5e1", "9007199254740993", "1e23", "xyz", "123456789012345678901234567890"};
    static const char *whole[] = {"42", "-17", "0x7f", "0777", "99999999999", "-99999999999", "zz", "+5", "18446744073709551615", ""};
    unsigned i, j;
    int a, b, n;
    char word[20], *end;
    float f;
    double d;
    long long wide;
    for (i = 0; i < sizeof values / sizeof *values; i++)
        for (j = 0; j < sizeof formats / sizeof *formats; j++) show(formats[j], values[i]);
    for (i = 0; i < 40; i++) {
        d = (double)(int)any();
        d /= (double)(any() % 100000 + 1);
        printf("%g %.10g %e %.2f %a\n", d, d, d, d, d);
    }
    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        errno = 0;
        d = strtod(texts[i], &end);
        printf("%a %d [%s] %a\n", d, errno, end, (double)strtof(texts[i], NULL));
    }
    for (i = 0; i < sizeof whole / sizeof *whole; i++) {
        a = strtol(whole[i], &end, 0);
        printf("%d %lu %lld %llu %ld %d\n", a, strtoul(whole[i], NULL, 10), strtoll(whole[i], NULL, 0), strtoull(whole[i], NULL, 16),
               strtol(whole[i], NULL, 36), (int)(end - whole[i]));
    }
    printf("%d|%5d|%-5d|%05d|%+d|% d|%.3d|%x|%#X|%#o|%u|%c|%s|%10s|%-10s|%.2s|%%\n", 42, 42, 42, 42, 42, 42, 42, 255, 255, 8, UINT_MAX, 'x', "text", "right", "left", "cut");
    printf("%hhd %hd %hu %ld %lld %llu %llx %zu %" PRId64 " %jd %td %p\n", 300, 70000, 70000, LONG_MIN, LLONG_MIN, ULLONG_MAX, ULLONG_MAX, sizeof(int), INT64_MAX, (intmax_t)-1, (ptrdiff_t)-5, (void *)4096);
    printf("%*d|%-*d|%.*f|%n", 6, 1, 6, 2, 2, 3.14159, &n);
    printf("%d\n", n);
    n = sscanf("12 -0x1F 3.25 word,rest 99", "%d %i %f %[a-z],%*s %lld", &a, &b, &f, word, &wide);
    printf("%d: %d %d %g %s %lld\n", n, a, b, f, word, wide);
    n = sscanf("1e3:7f", "%lf:%x%n", &d, (unsigned *)&a, &b);
    printf("%d: %g %d %d\n", n, d, a, b);
    for (i = 0; i < 30; i++) {
        a = (int)any();
        d = (a >> any() % 20) / 64.0;
        printf("%g %g %g %g %g %g %d\n", floor(d), ceil(d), trunc(d), round(d), rint(d), fabs(d), (int)lround(d / 1000));
        printf("%a %a %a %a\n", sqrt(fabs(d)), fmod(d, 7.5), ldexp(d, -30), frexp(d, &n));
    }
    printf("%g %g %g %g %d %d\n", sqrt(-1.0) != sqrt(-1.0) ? 1.0 : 0.0, -log(0.0), fmin(1, NAN), copysign(3, -0.0), isnan(NAN) != 0, isinf(INFINITY) != 0);
    return 0;
}
