// Shows: what is constant: enums that count on, array sizes, cases, bit widths, all computed from each other.
//
// expect: 99 1 11 -4 21 8 97 11 -56 -1 1
// expect: 0 2147483647 0
// expect: 96 16 28 4
// expect: 15 1 7.5 4464
// expect: 1103806595071 4294967294 2147483648
// expect: 255 245 25 72 24 123456780
// expect: 1 9 5
#include <limits.h>
#include <stdio.h>
enum { A, B, C = 10, D, E = -5, F, G = C * 2 + B, H = sizeof(int) << 1, I = 'a', J = C > B ? D : E, K = (char)200, L = ~0, M = !A };
enum big { LEAST = INT_MIN, MOST = INT_MAX, MIDDLE = (LEAST + MOST) / 2, ALIAS = MOST };
enum flags { READ = 1 << 0, WRITE = 1 << 1, RUN = 1 << 2, ALL = READ | WRITE | RUN, NONE = ALL & ~ALL };
static int sizes[(D - C) * 3 + sizeof(char[G])], more[F < 0 ? 4 : 9], comma[(int)(3.7 * 2)];
struct s { unsigned a : C - 3, b : sizeof(short), : A, c : B << 1; };
static const int folded = 7 / 2 * 2 + 7 % 4 - (-7 >> 1) + (1 ? 2 : 1 / B), quick = 0 && 1 / 1 || B;
static double real = (D / 2) * 1.5 + 1e-3f * 0, cut = (int)-2.7 + (unsigned char)258 + (short)70000;
static long long wide = 1LL << 40 | UINT_MAX, product = INT_MAX * 2LL, sum = 0x7fffffff + 1u;
static unsigned char bytes[] = {A - 1 & 255, 0xff & ~C, 'z' - 'a', K & 127, sizeof sizes / sizeof *sizes};
typedef int check[sizeof(struct s) == 8 ? 1 : -1];
static int kind(int n)
{
    switch (n) {
    case A: return 1;
    case B ... C: return 2;
    case D + 1: return 3;
    case (int)sizeof(sizes): return 4;
    case E: case F: return 5;
    case LEAST: return 6;
    case MOST - 1: return 7;
    case 'x' << 8: return 8;
    default: return 0;
    }
}
int main(void)
{
    static const int asked[] = {0, 10, 12, sizeof sizes, -4, INT_MIN, INT_MAX - 1, 'x' * 256, 11};
    enum flags f = READ | RUN;
    enum { INNER = ALL + 1, A = 99 } local = INNER;
    unsigned i;
    printf("%d %d %d %d %d %d %d %d %d %d %d\n", A, B, D, F, G, H, I, J, K, L, M);
    printf("%d %d %d\n", MIDDLE, ALIAS, NONE);
    printf("%d %d %d %d\n", (int)sizeof sizes, (int)sizeof more, (int)sizeof comma, (int)sizeof(check));
    printf("%d %d %g %g\n", folded, quick, real, cut);
    printf("%lld %lld %lld\n", wide, product, sum);
    for (i = 0; i < sizeof bytes; i++) printf("%d ", bytes[i]);
    for (i = 0; i < sizeof asked / sizeof *asked; i++) printf("%d", kind(asked[i]));
    puts("");
    f |= WRITE, f &= ~READ, f ^= ALL, local++;
    printf("%d %d %d\n", f, local, f == READ ? 5 : 6);
    return (int)sizeof(enum big) - 4;
}
