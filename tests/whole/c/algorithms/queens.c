// Eight queens by backtracking on bits.
//
// expect: 1 0 0 2 10 4
#include <stdio.h>
static int solve(int n, unsigned columns, unsigned left, unsigned right)
{
    unsigned all = (1u << n) - 1, free = all & ~(columns | left | right), bit; int found = 0;
    if (columns == all) return 1;
    while (free) { bit = free & -free; free ^= bit; found += solve(n, columns | bit, (left | bit) << 1, (right | bit) >> 1); }
    return found;
}
int main(void) { int n; for (n = 1; n <= 6; n++) printf("%d ", solve(n, 0, 0, 0)); puts(""); return 0; }
