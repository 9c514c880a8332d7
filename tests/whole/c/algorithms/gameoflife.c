// The game of life on a torus, drawn.
//
// expect: ..........
// expect: ..........
// expect: ...#......
// expect: ....#.....
// expect: ..###.....
// expect: ..........
#include <stdio.h>
#define W 10
#define H 6
static char now[H][W], next[H][W];
int main(void)
{
    static const char *start[] = {".#........", "..#.......", "###......."};
    int t, y, x, i, j, n;
    for (y = 0; y < 3; y++) for (x = 0; x < W; x++) now[y][x] = start[y][x] == '#';
    for (t = 0; t < 8; t++) {
        for (y = 0; y < H; y++) for (x = 0; x < W; x++) {
            for (n = 0, i = -1; i <= 1; i++) for (j = -1; j <= 1; j++) if (i || j) n += now[(y + i + H) % H][(x + j + W) % W];
            next[y][x] = n == 3 || (n == 2 && now[y][x]);
        }
        for (y = 0; y < H; y++) for (x = 0; x < W; x++) now[y][x] = next[y][x];
    }
    for (y = 0; y < H; y++) { for (x = 0; x < W; x++) putchar(now[y][x] ? '#' : '.'); putchar('\n'); }
    return 0;
}
