// Loops that end who knows when: Collatz lengths, digits, perfect numbers.
//
// expect: 231 127
// expect: 6 28 496
#include <stdio.h>
int main(void)
{
    int n, best = 0, at = 0, d, s;
    for (n = 1; n < 300; n++) { long long x = n; int k = 0; while (x != 1) { x = x & 1 ? 3 * x + 1 : x / 2; k++; } if (k > best) best = k, at = n; }
    printf("%d %d\n", at, best);
    for (n = 2; n < 500; n++) { for (s = 1, d = 2; d * d <= n; d++) if (n % d == 0) s += d * d == n ? d : d + n / d; if (s == n) printf("%d ", n); }
    puts("");
    return 0;
}
