// Shows: tables filled by rules: edit distance, longest common parts, knapsack, coins, matrix chains, ways on a grid.
//
// expect: 3 3 5
// expect: MJAU ami
// expect: 220 73682 5151
// expect: 15125 5 27
#include <stdio.h>
#include <string.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static int edit(const char *a, const char *b)
{
    int m = strlen(a), n = strlen(b), row[20], i, j;
    for (j = 0; j <= n; j++) row[j] = j;
    for (i = 1; i <= m; i++) {
        int corner = row[0]++;
        for (j = 1; j <= n; j++) {
            int best = MIN(corner + (a[i - 1] != b[j - 1]), MIN(row[j], row[j - 1]) + 1);
            corner = row[j], row[j] = best;
        }
    }
    return row[n];
}
static const char *common(const char *a, const char *b)
{
    static char out[20];
    char *o = out;
    int t[20][20] = {{0}}, i, j;
    for (i = strlen(a) - 1; i >= 0; i--) for (j = strlen(b) - 1; j >= 0; j--) t[i][j] = a[i] == b[j] ? t[i + 1][j + 1] + 1 : MAX(t[i + 1][j], t[i][j + 1]);
    for (i = j = 0; a[i] && b[j];) if (a[i] == b[j]) *o++ = a[i], i++, j++; else if (t[i + 1][j] >= t[i][j + 1]) i++; else j++;
    *o = 0;
    return out;
}
static int knapsack(const int (*things)[2], int n, int room) { int best[51] = {0}, w; for (; n--; things++) for (w = room; w >= (*things)[0]; w--) best[w] = MAX(best[w], best[w - (*things)[0]] + (*things)[1]); return best[room]; }
static long long coins(const int *c, int n, int amount) { long long ways[1001] = {1}; int a; while (n--) { for (a = *c; a <= amount; a++) ways[a] += ways[a - *c]; c++; } return ways[amount]; }
static int chain(const int *d, int n)
{
    int t[8][8] = {{0}}, length, i, k;
    for (length = 2; length < n; length++)
        for (i = 1; i + length <= n; i++)
            for (k = i, t[i][i + length - 1] = 1 << 30; k < i + length - 1; k++)
                t[i][i + length - 1] = MIN(t[i][i + length - 1], t[i][k] + t[k + 1][i + length - 1] + d[i - 1] * d[k] * d[i + length - 1]);
    return t[1][n - 1];
}
static int rising(const int *a, int n) { int tail[20], k = 0, i, lo, hi; for (i = 0; i < n; i++) { for (lo = 0, hi = k; lo < hi;) { int m = (lo + hi) / 2; if (tail[m] < a[i]) lo = m + 1; else hi = m; } tail[lo] = a[i], k += lo == k; } return k; }
static int subarray(const int *a, int n) { int best = *a, here = 0; for (; n--; a++) here = MAX(here + *a, *a), best = MAX(best, here); return best; }
int main(void)
{
    static const int things[][2] = {{10, 60}, {20, 100}, {30, 120}, {5, 31}}, money[] = {1, 2, 5, 10, 20, 50, 100, 200}, sizes[] = {30, 35, 15, 5, 10, 20, 25};
    static const int numbers[] = {3, -4, 8, 6, -1, 9, -20, 12, 4, 5, -3, 7};
    printf("%d %d %d\n", edit("kitten", "sitting"), edit("", "abc"), edit("intention", "execution"));
    printf("%s ", common("XMJYAUZ", "MZJAWXU")), printf("%s\n", common("dynamic", "programming"));
    printf("%d %lld %lld\n", knapsack(things, 4, 50), coins(money, 8, 200), coins(money + 1, 3, 1000));
    printf("%d %d %d\n", chain(sizes, 7), rising(numbers, 12), subarray(numbers, 12));
    return 0;
}
