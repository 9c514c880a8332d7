// Shows: enumerations of 64 bits, where a value needs them; other values stay ints.
//
// expect: 8 8 4 8
// expect: 8 4 8 4294967295 4294967296
// expect: 4 1 1 4
// expect: 2 4294967297 1099511627777 1
#include <stdio.h>
enum wide { SMALL = 1, BIG = 4294967296, NEXT };
enum neg { N = -1, P = 0xffffffffLL, Q };
enum u { U = 0xffffffff };
enum s { S = -1, T = 5 };
typedef enum { A = 1ULL << 40, B } anon;
int main(void) { enum wide w = BIG; enum neg n = N; anon a = B; int r = 0;
 printf("%d %d %d %d\n", (int)sizeof(enum wide), (int)sizeof BIG, (int)sizeof SMALL, (int)sizeof NEXT);
 printf("%d %d %d %lld %lld\n", (int)sizeof(enum neg), (int)sizeof N, (int)sizeof P, (long long)P, (long long)Q);
 printf("%d %d %d %d\n", (int)sizeof(enum u), U > 0, S < T, (int)sizeof(enum s));
 switch (w) { case SMALL: r = 1; break; case BIG: r = 2; break; case NEXT: r = 3; }
 w++; printf("%d %lld %lld %d\n", r, (long long)w, (long long)a, n < 0);
 return 0; }
