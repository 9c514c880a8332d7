// printf: flags, widths, precisions, and every conversion.
//
// expect: [   42] [42   ] [00042] [+42] [ 42] [007] [     007]
// expect: [ff] [FF] [0xff] [10] [010] [0000beef]
// expect: [a] [  b] [c  ] [str] [   str] [str   ] [st]
// expect: [3.141590] [3.14] [     3.142] [3.1       ] [+2] [3.]
// expect: [1.234568e+04] [1.20e-04] [1.000000E+100] [1e-05] [1.23457e+08] [0.0001] [1E-10]
// expect: [4000000000] [-5] [5] [-5000000000] [fedcba9876543210] [4464] [44]
// expect: [     1] [2     ] [0.33]
// expect: 100% [    x] [-1]
// expect: 17 4 inf -inf
#include <stdio.h>
int main(void)
{
    int n = 0;
    printf("[%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d]\n", 42, 42, 42, 42, 42, 7, 7);
    printf("[%x] [%X] [%#x] [%o] [%#o] [%08x]\n", 255, 255, 255, 8, 8, 0xbeef);
    printf("[%c] [%3c] [%-3c] [%s] [%6s] [%-6s] [%.2s]\n", 'a', 'b', 'c', "str", "str", "str", "str");
    printf("[%f] [%.2f] [%10.3f] [%-10.1f] [%+.0f] [%#.0f]\n", 3.14159, 3.14159, 3.14159, 3.14159, 2.5, 3.0);
    printf("[%e] [%.2e] [%E] [%g] [%g] [%g] [%G]\n", 12345.678, 0.00012, 1e100, 1e-5, 123456789.0, 0.0001, 1e-10);
    printf("[%u] [%ld] [%lu] [%lld] [%llx] [%hd] [%hhd]\n", 4000000000u, -5L, 5UL, -5000000000LL, 0xfedcba9876543210ULL, 70000, 300);
    printf("[%*d] [%-*d] [%.*f]\n", 6, 1, 6, 2, 2, 1.0 / 3);
    printf("100%% [%5s] [%i]%n\n", "x", -1, &n);
    printf("%d %zu %g %g\n", n, sizeof n, 1.0 / 0.0, -1.0 / 0.0);
    return 0;
}
