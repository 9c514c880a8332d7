// Shows: what comes close to a mistake, and is none: a checked run says nothing (tests/whole/test_checked.py).
// fault: 44 warning: `maybe` may reach its end
// expect: 10 45 6
// expect: 7 3 5 0
// expect: abc-abcdef
// expect: 12 34
// expect: 1.5 2 x
// expect: 4 9
// expect: 6 20
// expect: shift 1234
// expect: 3 1 2
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { int length; char bytes[1]; };
struct tail { int length; short items[]; };
union both { int whole; unsigned char part[4]; float real; };
struct bits { unsigned a : 3, b : 5; };
struct pad { char c; int n; };

static int sum(int *a, int n)
{
    int s = 0, *end = a + n; /* one past the end, never read */
    while (a < end) s += *a++;
    return s;
}

static double first(const char *kinds, ...)
{
    va_list ap, again;
    double d = 0;
    va_start(ap, kinds);
    va_copy(again, ap);
    for (; *kinds; kinds++) d += *kinds == 'd' ? va_arg(ap, double) : va_arg(ap, int);
    if (d < 0) d = va_arg(again, double);
    va_end(again);
    va_end(ap);
    return d;
}

static int maybe(int n) { if (n > 0) return n; }

static int corner(int (*rows)[4], int k) { return rows[0][k] + (*rows)[k - 7]; }
struct deep { int n; struct text text; };

static void swap(void *a, void *b, size_t n)
{
    unsigned char *p = a, *q = b, t;
    while (n--) {
        t = *p;
        *p++ = *q;
        *q++ = t;
    }
}

int main(void)
{
    int a[10], i, unused, *p, late;
    int grid[3][4];
    struct text *t;
    struct tail *u;
    union both both;
    struct bits bits;
    struct pad one, two;
    char line[16], *s;
    for (i = 0; i < 10; i++) a[i] = i;
    p = &a[10];
    printf("%d %d %d\n", (int)(p - a), sum(a, 10), p[-4]);
    for (i = 0; i < 12; i++) (&grid[0][0])[i] = i;
    for (p = grid[1]; p < grid[2]; p++) continue;
    both.part[0] = 5;
    both.part[1] = both.part[2] = both.part[3] = 0;
    bits.a = 3;
    printf("%d %d %d %d\n", p[-1], bits.a, both.whole, grid[0][0]);
    t = malloc(offsetof(struct text, bytes) + 8);
    t->length = 6;
    strcpy(t->bytes, "abcdef");
    t->bytes[3] = 0;
    s = malloc(4);
    strcpy(s, t->bytes);
    t->bytes[3] = 'd';
    printf("%s-%s\n", s, t->bytes);
    u = malloc(sizeof *u + 2 * sizeof u->items[0]);
    u->length = 2;
    u->items[0] = 12;
    u->items[1] = 34;
    printf("%d %d\n", u->items[0], u->items[1]);
    printf("%.1f %d %c\n", first("di", 0.5, 1), (int)first("ii", 1, 1), 'x');
    one.c = 4;
    one.n = 9; /* the bytes between them are never set */
    memcpy(&two, &one, sizeof one);
    swap(&one, &two, sizeof one);
    printf("%d %d\n", one.c, one.n);
    ((struct deep *)a)->text.bytes[2] = 1;
    a[2] = corner(grid, 11) - 13;
    maybe(-1); /* nobody looks */
    if (sum(a, 4) == 6) late = 20;
    if (a[1]) printf("%d %d\n", sum(a, 4), late);
    p = realloc(malloc(0), 0);
    free(p);
    free(NULL);
    s = realloc(s, 40);
    strcpy(s, "12345678");
    s = realloc(s, 5);
    s[4] = 0;
    strcpy(line, "a shift");
    memmove(line, line + 2, 6);
    printf("%s %s\n", line, s);
    qsort(a, 3, sizeof *a, (int (*)(const void *, const void *))strcmp);
    swap(a, a + 2, sizeof *a);
    a[0] = 3; a[1] = 1; a[2] = 2;
    printf("%d %d %d\n", a[0], a[1], a[2]);
    unused = unused = 0;
    free(s);
    free(t);
    free(u);
    return unused;
}
