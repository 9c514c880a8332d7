// Insertion sort, quicksort by function pointer, binary search, a heap.
//
// expect: 70 126 1 107 75 123 98 123 84 118 61 95 124 28 97 7 1 63 49 94 86 114 15 71
// expect: 126 124 123 123 118 114 107 98 97 95 94 86 84 75 71 70 63 61 49 28 15 7 1 1
// expect: 1 -1
// expect: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
// expect: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
#include <stdio.h>
static int v[24];
static int up(int a, int b) { return a < b; }
static int down(int a, int b) { return a > b; }
static void quick(int *v, int n, int (*before)(int, int))
{
    int i = 0, j = n - 1, t, pivot = v[n / 2];
    if (n < 2) return;
    while (i <= j) {
        while (before(v[i], pivot)) i++;
        while (before(pivot, v[j])) j--;
        if (i <= j) { t = v[i]; v[i++] = v[j]; v[j--] = t; }
    }
    quick(v, j + 1, before);
    quick(v + i, n - i, before);
}
static int find(int x) { int lo = 0, hi = 23; while (lo <= hi) { int m = (lo + hi) / 2; if (v[m] == x) return m; if (v[m] < x) lo = m + 1; else hi = m - 1; } return -1; }
static void sift(int *h, int i, int n) { int c, t; while ((c = 2 * i + 1) < n) { if (c + 1 < n && h[c + 1] > h[c]) c++; if (h[i] >= h[c]) return; t = h[i]; h[i] = h[c]; h[c] = t; i = c; } }
static void print(void) { int i; for (i = 0; i < 24; i++) printf("%d%c", v[i], i < 23 ? ' ' : '\n'); }
int main(void)
{
    unsigned r = 1; int i, j, t;
    for (i = 0; i < 24; i++) v[i] = (r = r * 1103515245 + 12345) >> 16 & 127;
    print();
    quick(v, 24, down); print();
    quick(v, 24, up); printf("%d %d\n", v[find(v[9])] == v[9], find(-5));
    for (i = 0; i < 24; i++) v[i] = (i * 7) % 24;
    for (i = 1; i < 24; i++) { t = v[i]; for (j = i; j && v[j - 1] > t; j--) v[j] = v[j - 1]; v[j] = t; }
    print();
    for (i = 0; i < 24; i++) v[i] = (i * 5) % 24;
    for (i = 11; i >= 0; i--) sift(v, i, 24);
    for (i = 23; i > 0; i--) { t = v[0]; v[0] = v[i]; v[i] = t; sift(v, 0, i); }
    print();
    return 0;
}
