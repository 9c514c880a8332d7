// Objects aligned up to a page: static ones, members, and automatic ones at any depth of calls.
// expect: 4096 4096 8192 256 2
// expect: 0 0 0 0 0
// expect: 0 0 5 7 98
// expect: 0 0 3 34
// expect: 1 2 3 4 4096 512
#include <stddef.h>
#include <stdio.h>
#define OFF(p, n) ((int)((size_t)(p) % (n)))
_Alignas(4096) char page[100] = "page";
static _Alignas(512) int counter = 7;
struct wide { char c; _Alignas(4096) int n; };
struct line { char c; _Alignas(256) char d; };
static struct wide w = {'w', 5};
struct line lines[2];
static int sum(int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
static int deep(int n)
{
    _Alignas(1024) int a[3] = {n, n, n};
    int between = 1;
    _Alignas(256) char text[5] = "abcd";
    _Alignas(2048) double d = 0.5;
    double *p = &d;
    if (OFF(a, 1024) || OFF(text, 256) || OFF(&d, 2048) || text[4] || *p != 0.5) return -1000;
    a[1] += between;
    *p += n;
    return n ? deep(n - 1) + sum(a, 3) - 3 * n : (int)d + a[0] + text[1];
}
struct line copy(struct line x) { x.d++; return x; }
int main(void)
{
    _Alignas(4096) int here[2] = {1, 2};
    struct wide v = {'v', 3}, *q = &v;
    static _Alignas(128) int kept = 4;
    printf("%d %d %d %d %d\n", (int)_Alignof(struct wide), (int)offsetof(struct wide, n), (int)sizeof(struct wide),
           (int)offsetof(struct line, d), (int)(sizeof lines / 512));
    printf("%d %d %d %d %d\n", OFF(page, 4096), OFF(&counter, 512), OFF(&w.n, 4096), OFF(&lines[1], 256), OFF(&kept, 128));
    printf("%d %d %d %d %d\n", OFF(here, 4096), OFF(q, 4096), w.n, counter, deep(0));
    struct line x = {1, 2};
    x = copy(x);
    _Alignas(256) struct line y = copy(x);
    printf("%d %d %d %d\n", OFF(&x, 256), OFF(&y, 256), x.d, 10 * deep(1) / 30 + y.d - x.d);
    q->n += kept - 4;
    printf("%d %d %d %d %d %d\n", here[0], here[1], q->n, kept, (int)_Alignof(page), (int)__alignof__(counter));
    return 0;
}
