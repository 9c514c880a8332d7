// Shows: search with undoing: sudoku by bit sets, knight's tour by fewest ways on, queens by shifted masks, subset sums.
//
// expect: 1 51 534678912672195348198342567859761423426853791713924856961537284287419635345286179
// expect: 1 0 0 2 10 4 40 1
// expect: 1 9 34; 10 2 17; 31 29 4; 20 36 15; 7 13 26; 12 6 23; 6 0
#include <stdio.h>
#include <string.h>
static unsigned short rows[9], cols[9], boxes[9];
static char cells[82];
static int tried;
static int bits(unsigned v) { int n = 0; for (; v; v &= v - 1) n++; return n; }
static int solve(void)
{
    int i, best = -1, least = 10;
    unsigned open = 0, one;
    for (i = 0; i < 81; i++)
        if (cells[i] == '.') {
            unsigned free = ~(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]) & 0x1ff;
            if (bits(free) < least) least = bits(free), best = i, open = free;
        }
    if (best < 0) return 1;
    for (; open; open ^= one) {
        unsigned short *r = &rows[best / 9], *c = &cols[best % 9], *b = &boxes[best / 27 * 3 + best % 9 / 3];
        one = open & -open, tried++;
        *r |= one, *c |= one, *b |= one, cells[best] = '1' + bits(one - 1);
        if (solve()) return 1;
        *r ^= one, *c ^= one, *b ^= one, cells[best] = '.';
    }
    return 0;
}
static int queens(int n, unsigned cols, unsigned left, unsigned right)
{
    unsigned all = (1u << n) - 1, open = all & ~(cols | left | right), one;
    int s = 0;
    if (cols == all) return 1;
    for (; open; open &= open - 1) one = open & -open, s += queens(n, cols | one, (left | one) << 1, (right | one) >> 1);
    return s;
}
enum { SIDE = 6 };
static signed char tour[SIDE][SIDE];
static const signed char dx[] = {1, 2, 2, 1, -1, -2, -2, -1}, dy[] = {-2, -1, 1, 2, 2, 1, -1, -2};
static int inside(int x, int y) { return x >= 0 && x < SIDE && y >= 0 && y < SIDE && !tour[y][x]; }
static int ways(int x, int y) { int k, n = 0; for (k = 0; k < 8; k++) n += inside(x + dx[k], y + dy[k]); return n; }
static int ride(int x, int y, int step)
{
    int want, k;
    tour[y][x] = step;
    if (step == SIDE * SIDE) return 1;
    for (want = 0; want < 9; want++) for (k = 0; k < 8; k++) if (inside(x + dx[k], y + dy[k]) && ways(x + dx[k], y + dy[k]) == want && ride(x + dx[k], y + dy[k], step + 1)) return 1;
    return tour[y][x] = 0;
}
static int subsets(const int *a, int n, int sum) { return n == 0 ? sum == 0 : subsets(a + 1, n - 1, sum) + subsets(a + 1, n - 1, sum - *a); }
int main(void)
{
    static const int numbers[] = {3, 34, 4, 12, 5, 2, 9, 7};
    int i;
    strcpy(cells, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    for (i = 0; i < 81; i++) if (cells[i] != '.') { unsigned b = 1u << (cells[i] - '1'); rows[i / 9] |= b, cols[i % 9] |= b, boxes[i / 27 * 3 + i % 9 / 3] |= b; }
    i = solve(), printf("%d %d %s\n", i, tried, cells);
    for (i = 1; i < 8; i++) printf("%d ", queens(i, 0, 0, 0));
    i = ride(0, 0, 1), printf("%d\n", i);
    for (i = 0; i < SIDE; i++) printf("%d %d %d; ", tour[i][0], tour[i][2], tour[i][5]);
    printf("%d %d\n", subsets(numbers, 8, 16), subsets(numbers, 8, 1));
    return 0;
}
