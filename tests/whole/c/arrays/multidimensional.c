// Shows: arrays of three and four dimensions, pointers to rows and planes, arrays of pointers, ragged and jagged ones.
//
// expect: 24844 452 1068
// expect: 23 16 2
// expect: 14 21 19
// expect: 18 20
// expect: 13 11 40
// expect: 12,16,20 13,17,21 14,18,22 15,19,23
// expect: 1287 11 4
// expect: 12 1
// expect: x o.x 1 117
// expect: x.o|o .x.|x o.x|o
// expect: 3 3 1 4
// expect: 1 13
// expect: 5 2 2
#include <stdio.h>
#include <stdlib.h>
static int cube[2][3][4], hyper[2][2][2][2] = {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9}}, {{10}, {11}}}};
static int plane(int (*p)[4], int rows) { int s = 0, i, j; for (i = 0; i < rows; i++) for (j = 0; j < 4; j++) s += p[i][j] * (i + 1); return s; }
static int volume(int c[][3][4], int n) { int s = 0; while (n--) s = s * 2 + plane(c[n], 3); return s; }
static void fill(int *p, int n) { int i; for (i = 0; i < n; i++) p[i] = i; }
static int (*middle(int c[2][3][4]))[4] { return &c[1][1]; }
static void transpose(int to[4][3], int (*from)[4]) { int i, j; for (i = 0; i < 3; i++) for (j = 0; j < 4; j++) to[j][i] = from[i][j]; }
static int trace(int n, int **m) { int s = 0; while (n--) s += m[n][n]; return s; }
static char board[3][8] = {"x.o", ".x.", "o.x"}, *names[2][2] = {{"north", "south"}, {"east"}};
static int (*rows[3])[4] = {cube[0], cube[1], cube[0] + 2}, *cells[] = {cube[0][0], *cube[1], &cube[1][2][3]};
int main(void)
{
    int turned[4][3], i, j, k, (*pc)[3][4] = cube, (*all)[2][3][4] = &cube, **ragged, s = 0;
    fill(&cube[0][0][0], 24);
    for (i = 0; i < 2; i++) for (j = 0; j < 3; j++) for (k = 0; k < 4; k++) s += cube[i][j][k] * (i * 100 + j * 10 + k);
    printf("%d %d %d\n", s, plane(cube[1], 3), volume(cube, 2));
    printf("%d %d %d\n", *(*(*(cube + 1) + 2) + 3), *cube[1][1], (**cube)[2]);
    printf("%d %d %d\n", pc[1][0][2], (*all)[1][2][1], (*(*all + 1))[1][3]);
    printf("%d %d\n", (*middle(cube))[2], middle(cube)[1][0]);
    printf("%d %d %d\n", (*rows[1])[1], rows[2][0][3], cells[1][5] + *cells[2]);
    transpose(turned, cube[1]);
    for (i = 0; i < 4; i++) printf("%d,%d,%d ", turned[i][0], turned[i][1], turned[i][2]);
    puts("");
    for (s = i = 0; i < 16; i++) s = s * 3 + (&hyper[0][0][0][0])[i], s %= 10007;
    printf("%d %d %d\n", s, hyper[1][1][1][0], (int)(sizeof hyper / sizeof hyper[0][0]));
    hyper[0][1][1][0] += 5, ++hyper[1][0][1][1], printf("%d %d\n", hyper[0][1][1][0], *(*hyper[1])[1] + (*hyper[1])[1][1]);
    printf("%c %s %d %d\n", board[1][1], board[2], names[1][1] == 0, names[0][1][2]);
    for (i = 0; i < 3; i++) board[i][3] = '|', board[i][4] = board[2 - i][i];
    printf("%s %s %s\n", board[0], board[1], board[2]);
    ragged = malloc(4 * sizeof *ragged);
    for (i = 0; i < 4; i++) for (ragged[i] = malloc((i + 1) * sizeof(int)), j = 0; j <= i; j++) ragged[i][j] = j && j < i ? ragged[i - 1][j] + ragged[i - 1][j - 1] : 1;
    printf("%d %d %d %d\n", ragged[3][1], ragged[3][2], ragged[3][3], trace(4, ragged));
    for (i = 0; i < 4; i++) free(ragged[i]);
    free(ragged);
    printf("%d %d\n", (int)(&cube[1] - &cube[0]), (int)(&cube[1][2][0] - &cube[0][1][3]));
    { int local[2][3] = {{1, 2}, {3, 4, 5}}, (*p)[3] = local + 1, *q = local[0]; printf("%d %d %d\n", (*p)[2], q[2] + q[1], p[-1][1]); }
    return 0;
}
