// Shows: nine sorts of the same numbers, each through one table, counting comparisons where it has some.
//
// expect: bubble sorted 1443 261085881 10 1009
// expect: insertion sorted 423 261085881 10 1009
// expect: selection sorted 780 261085881 10 1009
// expect: shell sorted 303 261085881 10 1009
// expect: quick sorted 274 261085881 10 1009
// expect: heap sorted 308 261085881 10 1009
// expect: merge sorted 171 261085881 10 1009
// expect: radix sorted 0 261085881 10 1009
// expect: counting sorted 0 261085881 10 1009
#include <stdio.h>
#include <string.h>
enum { N = 40 };
static int count;
static int less(int a, int b) { count++; return a < b; }
static void swap(int *a, int *b) { int t = *a; *a = *b, *b = t; }
static void bubble(int *a, int n) { int i, again = 1; while (again) for (again = 0, i = 1; i < n; i++) if (less(a[i], a[i - 1])) swap(a + i, a + i - 1), again = 1; }
static void insertion(int *a, int n) { int i, j; for (i = 1; i < n; i++) for (j = i; j && less(a[j], a[j - 1]); j--) swap(a + j, a + j - 1); }
static void selection(int *a, int n) { int i, m; for (; n > 1; a++, n--) { for (m = 0, i = 1; i < n; i++) if (less(a[i], a[m])) m = i; swap(a, a + m); } }
static void shell(int *a, int n) { int gap, i, j; for (gap = n / 2; gap; gap /= 2) for (i = gap; i < n; i++) for (j = i - gap; j >= 0 && less(a[j + gap], a[j]); j -= gap) swap(a + j, a + j + gap); }
static void quick(int *a, int n)
{
    int i = 0, j = n - 1, pivot = a[n / 2];
    if (n < 2) return;
    do { while (less(a[i], pivot)) i++; while (less(pivot, a[j])) j--; if (i <= j) swap(a + i++, a + j--); } while (i <= j);
    quick(a, j + 1), quick(a + i, n - i);
}
static void sift(int *a, int i, int n) { int k; while ((k = 2 * i + 1) < n) { if (k + 1 < n && less(a[k], a[k + 1])) k++; if (!less(a[i], a[k])) return; swap(a + i, a + k), i = k; } }
static void heap(int *a, int n) { int i; for (i = n / 2; i--;) sift(a, i, n); while (n > 1) swap(a, a + --n), sift(a, 0, n); }
static void merging(int *a, int n)
{
    int t[N], i = 0, j = n / 2, k = 0;
    if (n < 2) return;
    merging(a, n / 2), merging(a + n / 2, n - n / 2);
    while (k < n) t[k++] = j == n || (i < n / 2 && !less(a[j], a[i])) ? a[i++] : a[j++];
    memcpy(a, t, n * sizeof *a);
}
static void radix(int *a, int n)
{
    int t[N], shift, i;
    for (shift = 0; shift < 12; shift += 4) {
        int at[17] = {0};
        for (i = 0; i < n; i++) at[(a[i] >> shift & 15) + 1]++;
        for (i = 1; i < 17; i++) at[i] += at[i - 1];
        for (i = 0; i < n; i++) t[at[a[i] >> shift & 15]++] = a[i];
        memmove(a, t, sizeof t);
    }
}
static void counting(int *a, int n) { unsigned char c[1024] = {0}; int i, v; for (i = 0; i < n; i++) c[a[i]]++; for (v = 0; v < 1024; v++) while (c[v]) c[v]--, *a++ = v; }
int main(void)
{
    static const struct { const char *name; void (*sort)(int *, int); } sorts[] = {
        {"bubble", bubble}, {"insertion", insertion}, {"selection", selection}, {"shell", shell}, {"quick", quick},
        {"heap", heap}, {"merge", merging}, {"radix", radix}, {"counting", counting}};
    unsigned s, i, sum;
    for (s = 0; s < sizeof sorts / sizeof *sorts; s++) {
        int a[N];
        for (i = 0; i < N; i++) a[i] = (i * 617 + 91) % 1021;
        count = 0, sorts[s].sort(a, N);
        for (sum = 0, i = 0; i < N; i++) sum = sum * 33 + a[i];
        for (i = 1; i < N && a[i - 1] <= a[i]; i++) ;
        printf("%s %s %d %u %d %d\n", sorts[s].name, i == N ? "sorted" : "unsorted", count, sum, a[0], a[N - 1]);
    }
    return 0;
}
