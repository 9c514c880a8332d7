// Shows: cellular automata on bits and bytes: Life on a torus of shorts, Wolfram's rule 30 and 110, Langton's ant.
//
// expect: ......../......../...#..../....#.../..###.../........
// expect: 2 4 7
// expect: 7 21 31 22 8 8
// expect: 00191cf07bb11000 00000000001f1b93
// expect: 118 24 10 2
#include <stdio.h>
#include <string.h>
enum { SIZE = 16 };
typedef unsigned short row;
typedef row grid[SIZE];
static row turn(row r, int by) { return r << by | r >> (16 - by); }
static void step(grid g)
{
    grid next;
    int i, k;
    for (i = 0; i < SIZE; i++) {
        row ones = 0, twos = 0, fours = 0, all[8], *p = all;
        for (k = -1; k <= 1; k++) {
            row r = g[(i + k) & (SIZE - 1)];
            *p++ = turn(r, 1), *p++ = turn(r, 15);
            if (k) *p++ = r;
        }
        while (p > all) { row carry = ones & *--p, high; ones ^= *p, high = twos & carry, twos ^= carry, fours |= high; }
        next[i] = twos & ~fours & (ones | g[i]);
    }
    memcpy(g, next, sizeof next);
}
static int population(const row *g) { int n = 0, i; for (i = 0; i < SIZE; i++) { row r = g[i]; while (r) r &= r - 1, n++; } return n; }
static unsigned long long rule(int number, unsigned long long cells) { unsigned long long next = 0; int i; for (i = 0; i < 64; i++) next |= (unsigned long long)(number >> (cells >> (i + 63) % 64 & 1 | (cells >> i & 1) << 1 | (cells >> (i + 1) % 64 & 1) << 2) & 1) << i; return next; }
static void ant(int steps) { static unsigned char board[32][32]; int x = 16, y = 16, d = 0, n = 0, i; for (i = 0; i < steps; i++) { d = d + (board[y][x] ? 3 : 1) & 3; n += (board[y][x] ^= 1) ? 1 : -1; x += (d & 1) * (2 - d), y += (~d & 1) * (d - 1), x &= 31, y &= 31; } printf("%d %d %d %d\n", n, x, y, d); }
int main(void)
{
    grid glider = {2, 4, 7}, acorn = {[7] = 0x40, 0x100, 0x2e0 >> 1 | 0x200};
    unsigned long long a = 1ULL << 32, b = 1;
    int i, j;
    for (i = 0; i < 8; i++) step(glider);
    for (i = 0; i < 6; i++) { for (j = 0; j < 8; j++) putchar(glider[i] >> j & 1 ? '#' : '.'); putchar(i < 5 ? '/' : '\n'); }
    for (i = 0; i < 56; i++) step(glider);
    printf("%d %d %d\n", glider[0], glider[1], glider[2]);
    for (i = 0; i < 60; i++) { if (i % 10 == 0) printf("%d ", population(acorn)); step(acorn); }
    puts("");
    for (i = 0; i < 20; i++) a = rule(30, a), b = rule(110, b);
    printf("%016llx %016llx\n", a, b);
    ant(1000);
    return 0;
}
