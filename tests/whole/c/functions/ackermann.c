// Shows: recursion of all kinds: deep, double, mutual, through pointers, with structs, of Hanoi and permutations.
//
// expect: 9 13 27
// expect: 1 1 0
// expect: 255 0 0 36
// expect: 24 393 abcd
// expect: -40 99
// expect: 1/0 1/0 2/1 2/2 3/2 3/3 4/4 5/4 5/5 6/6 6/6 7/7
// expect: 792 3628800
// expect: deadbeef 2626
// expect: 176 1 0
// expect: 5
#include <stdio.h>
#include <string.h>
struct split { int low, high; };
static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
static int even(unsigned n);
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int moves, pegs[3];
static void hanoi(int n, int from, int to, int by)
{
    if (n == 0) return;
    hanoi(n - 1, from, by, to);
    moves++, pegs[from] -= n, pegs[to] += n;
    hanoi(n - 1, by, to, from);
}
static int found, last;
static void permute(char *s, int at, int n)
{
    int i;
    if (at == n) { found++; if (s[0] == 'd' && s[3] == 'a') last = last * 3 + s[1]; return; }
    for (i = at; i < n; i++) {
        char t = s[at]; s[at] = s[i]; s[i] = t;
        permute(s, at + 1, n);
        t = s[at]; s[at] = s[i]; s[i] = t;
    }
}
static struct split ends(const int *a, int n)
{
    struct split left, right;
    if (n == 1) return (struct split){*a, *a};
    left = ends(a, n / 2), right = ends(a + n / 2, n - n / 2);
    return (struct split){left.low < right.low ? left.low : right.low, left.high > right.high ? left.high : right.high};
}
static int hofstadter_m(int n);
static int hofstadter_f(int n) { return n ? n - hofstadter_m(hofstadter_f(n - 1)) : 1; }
static int hofstadter_m(int n) { return n ? n - hofstadter_f(hofstadter_m(n - 1)) : 0; }
static long long binomial(int n, int k) { return k == 0 || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k); }
typedef struct fix { int (*f)(int, struct fix); } fix;
static int apply(int (*f)(int, fix), int n) { fix x = {f}; return f(n, x); }
static int factorial(int n, fix self) { return n < 2 ? 1 : n * self.f(n - 1, self); }
static int digits(unsigned n, unsigned base, char *out) { int k = n >= base ? digits(n / base, base, out) : 0; out[k] = "0123456789abcdef"[n % base]; out[k + 1] = 0; return k + 1; }
static int partitions(int n, int most) { int s = 0, k; if (n == 0) return 1; for (k = most < n ? most : n; k > 0; k--) s += partitions(n - k, k); return s; }
static int palindrome(const char *s, int n) { return n < 2 || (s[0] == s[n - 1] && palindrome(s + 1, n - 2)); }
static int tak(int x, int y, int z) { return y < x ? tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)) : z; }
int main(void)
{
    int a[] = {5, -3, 12, 7, 99, -40, 6}, i;
    char text[] = "abcd", number[40];
    printf("%d %d %d\n", ackermann(1, 7), ackermann(2, 5), ackermann(2, 12));
    printf("%d %d %d\n", even(100), odd(7), even(13));
    pegs[0] = 36, hanoi(8, 0, 2, 1), printf("%d %d %d %d\n", moves, pegs[0], pegs[1], pegs[2]);
    permute(text, 0, 4), printf("%d %d %s\n", found, last, text);
    printf("%d %d\n", ends(a, 7).low, ends(a, 7).high);
    for (i = 0; i < 12; i++) printf("%d/%d ", hofstadter_f(i), hofstadter_m(i));
    puts("");
    printf("%lld %d\n", binomial(12, 5), apply(factorial, 10));
    digits(3735928559u, 16, number), printf("%s ", number), digits(1000, 7, number), printf("%s\n", number);
    printf("%d %d %d\n", partitions(15, 15), palindrome("racecar", 7), palindrome("abca", 4));
    printf("%d\n", tak(8, 5, 2));
    return 0;
}
