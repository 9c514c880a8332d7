// The sieve of Eratosthenes, on bytes and on bits.
//
// expect: 168 168 997
#include <stdio.h>
static char composite[1000]; static unsigned bits[32];
int main(void)
{
    int i, j, n = 0, m = 0, last = 0;
    for (i = 2; i < 1000; i++) if (!composite[i]) { n++; last = i; for (j = i * i; j < 1000; j += i) composite[j] = 1; }
    for (i = 2; i < 1000; i++) if (!(bits[i >> 5] >> (i & 31) & 1)) { m++; for (j = 2 * i; j < 1000; j += i) bits[j >> 5] |= 1u << (j & 31); }
    printf("%d %d %d\n", n, m, last);
    return 0;
}
