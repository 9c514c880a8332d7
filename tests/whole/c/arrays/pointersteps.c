// Shows: pointer arithmetic: steps by all sizes, differences, comparisons, ++ in all places, ends, negative indices.
//
// expect: 7 -7 3 1
// expect: 3 3 3 5
// expect: 0 2 2 3 2
// expect: 7 5 6
// expect: cd ef 2
// expect: 40 3 2
// expect: 1 40 12
// expect: 2.5 1.5 9
// expect: zeroz oneo twot 3 ne
// expect: 5 pied
// expect: 0 1 2 3 4 5 6 7 8 9
// expect: 9 3 5 7 1 1
// expect: 4 5
// expect: 6
// expect: 0 100 200
// expect: 0 1
// expect: 1 1
// expect: 3 -3
// expect: 1
#include <stdio.h>
struct three { char c[3]; };
struct twelve { int a; long long b; };
static int numbers[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static int length(const char *s) { const char *p = s; while (*p++) ; return p - s - 1; }
static void reverse(int *from, int *to) { while (from < --to) { int t = *from; *from++ = *to; *to = t; } }
static int *least(int *from, const int *to) { int *m = from; while (++from != to) if (*from < *m) m = from; return m; }
static char *copy(char *to, const char *from) { char *start = to; while ((*to++ = *from++) != 0) ; return start; }
static int count(struct three *a, struct three *b) { return b - a; }
int main(void)
{
    struct three t[5] = {{"ab"}, {"cd"}, {"ef"}, {"gh"}, {"ij"}}, *pt = t;
    struct twelve w[4] = {{1, 10}, {2, 20}, {3, 30}, {4, 40}}, *pw = w + 3;
    int *p = numbers, *q = &numbers[7], *end = numbers + 10, i;
    double d[3] = {0.5, 1.5, 2.5}, *pd = d + 2;
    char text[20], *words[] = {"zero", "one", "two", 0}, **pp = words;
    void *v = p + 3;
    printf("%d %d %d %d\n", (int)(q - p), (int)(p - q), (int)(end - q), p < q && q >= p && p != q);
    printf("%d %d %d %d\n", *(p + 3), *(3 + p), 3[p], q[-2]);
    printf("%d ", *p++), printf("%d ", *++p), printf("%d ", (*p)++), printf("%d %d\n", *p, (int)(p - numbers)), (*p)--;
    printf("%d ", *q--), printf("%d ", *--q), printf("%d\n", -*q + +*q - ~*q);
    printf("%s ", (++pt)->c), printf("%s ", pt++[1].c), printf("%d\n", count(t, pt));
    printf("%lld ", (pw--)->b), printf("%d %d\n", pw->a, (int)(pw - w));
    pw -= 2, printf("%d %lld %d\n", pw->a, pw[3].b, (int)((char *)&pw[1] - (char *)pw));
    printf("%g ", *pd--), printf("%g %g\n", *pd, pd[-1] = 9);
    while (*pp) printf("%s%c ", *pp, **pp), pp++;
    printf("%d ", (int)(pp - words)), pp -= 2, printf("%s\n", ++*pp);
    printf("%d %s\n", length("hello"), copy(text, "copied") + 2);
    reverse(numbers, end);
    for (p = end; p > numbers;) printf("%d ", *--p);
    puts("");
    reverse(numbers + 2, end - 3);
    for (p = numbers; p != end; p += 2) printf("%d ", *p);
    printf("%d\n", *least(numbers, end - 1));
    printf("%d %d\n", *(int *)v, *((int *)v + 1)), v = (char *)v + 8, printf("%d\n", *(int *)v);
    for (i = 0, p = numbers; i < 3; i++, p += i) *p = i * 100;
    printf("%d %d %d\n", numbers[0], numbers[1], numbers[3]);
    printf("%d %d\n", !p, p && *p), p = 0, printf("%d %d\n", !p, p == (void *)0);
    printf("%d %d\n", (int)(&t[4] - &t[1]), (int)(&w[0] - &w[3]));
    printf("%d\n", &numbers[10] == end && &*end == end);
    return 0;
}
