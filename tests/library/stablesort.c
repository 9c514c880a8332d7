// Shows: qsort is stable and asks only for answers above 0; without room it sorts in place. printf's flag '.
//
// with: --memory 256K
// expect: 0 1234567 12      | +5 x 0002.500
#include <stdio.h>
#include <stdlib.h>
struct e { int k, n; } a[1000]; char big[100][100];
static int by(const void *x, const void *y) { return ((struct e*)x)->k > ((struct e*)y)->k; }
static int byb(const void *x, const void *y) { return ((char*)x)[50] > ((char*)y)[50]; }
int main(void) { int i, bad = 0; 
 for (i = 0; i < 1000; i++) a[i].k = (i * 7919) % 37, a[i].n = i;
 qsort(a, 1000, sizeof a[0], by);
 for (i = 1; i < 1000; i++) bad += a[i-1].k > a[i].k || (a[i-1].k == a[i].k && a[i-1].n > a[i].n);
 for (i = 0; i < 100; i++) big[i][50] = i * 31 % 64, big[i][3] = i;
 qsort(big, 100, 100, byb);
 for (i = 1; i < 100; i++) bad += big[i-1][50] > big[i][50];
 while (malloc(100)) ; // no room for a merge sort
 for (i = 0; i < 1000; i++) a[i].k = (i * 7919) % 137, a[i].n = i;
 qsort(a, 1000, sizeof a[0], by);
 for (i = 1; i < 1000; i++) bad += a[i-1].k > a[i].k;
 printf("%d %'d %-'8d| %'+d %'s %0'8.3f\n", bad, 1234567, 12, 5, "x", 2.5); return 0; }
