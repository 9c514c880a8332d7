// Shows: further headers of Unix, of C99 and of OpenMP; the values are those of gcc.
//
// expect: lib x / b a /
// expect: 4 8 78563412
// expect: 0 1 1
// expect: 1.414214 16.000000
#define _GNU_SOURCE
#include <byteswap.h>
#include <endian.h>
#include <err.h>
#include <fenv.h>
#include <libgen.h>
#include <omp.h>
#include <stdio.h>
#include <string.h>
#include <sys/errno.h>
#include <sys/fcntl.h>
#include <sys/signal.h>
#include <sys/unistd.h>
#include <tgmath.h>
#include <values.h>
#include <features.h>
int main(void)
{
    float f = 2; double d = 2;
    char a[] = "/usr/lib/", b[] = "x", c[] = "/", e[] = "a//b//", g[] = "/a";
    char *at = dirname(strcpy((char[20]){0}, e));
    printf("%s %s %s %s", basename(a), basename(b), basename(c), basename(e));
    printf(" %s %s\n", at, dirname(g));
    printf("%d %d %x\n", (int)sizeof sqrt(f), (int)sizeof pow(f, d), bswap_32(0x12345678));
    printf("%d %d %d\n", fetestexcept(FE_ALL_EXCEPT), fegetround() == FE_TONEAREST, htobe16(1) == 256);
    printf("%.6f %.6f\n", sqrt(f), ldexp(d, 3));
    return 0;
}
