// Recursion: Ackermann, mutual recursion, the towers of Hanoi, permutations.
//
// expect: 7 9 1
// expect: 63 6
#include <stdio.h>
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int hanoi(int n, int a, int b, int c) { return n ? hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) : 0; }
static int permutations(char *s, int n, int k)
{
    int i, sum = 0;
    if (k == n) return s[0] - 'a' == 0;
    for (i = k; i < n; i++) {
        char t = s[k]; s[k] = s[i]; s[i] = t;
        sum += permutations(s, n, k + 1);
        t = s[k]; s[k] = s[i]; s[i] = t;
    }
    return sum;
}
int main(void)
{
    char s[] = "abcd";
    printf("%d %d %d\n", ack(1, 5), ack(2, 3), even(10));
    printf("%d %d\n", hanoi(6, 1, 2, 3), permutations(s, 4, 0));
    return 0;
}
