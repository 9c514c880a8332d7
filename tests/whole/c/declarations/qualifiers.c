// Shows: const, volatile, restrict, register and inline wherever they may stand, none of which changes a value.
//
// expect: 5 5 20 5
// expect: 3 6 3
// expect: 40 name 16
// expect: copied 5
// expect: 3 4 42
// expect: 12
// expect: 5 3 20 4 6
// expect: 1 const
// expect: 23
#include <stdio.h>
typedef const volatile int cvint;
typedef int *const constant_pointer;
static const int limits[] = {3, 5, 8};
static volatile int ticks;
static inline int twice(register const int n) { return 2 * n; }
inline static const char *const name(void) { return "name"; }
static int sum(const int a[const], int n) { int s = 0; while (n-- > 0) s += a[n]; return s; }
static void copy(char *restrict to, const char *restrict from) { while ((*to++ = *from++)) ; }
static int inside(int a[static 2], int b[restrict]) { return a[0] + b[1]; }
static int inline __inline__ unused_inline(int n) { return n; }
struct device { volatile unsigned status; const unsigned id; unsigned volatile *volatile port; };
static int poll(volatile struct device *d) { int n = 0; while (!(d->status & 4)) d->status++, n++; return n; }
static int const *const volatile table[] = {limits + 1, limits};
int main(void)
{
    const int *p = limits;
    int const *const q = &limits[1];
    int value = 9, *const fixed = &value;
    const int *const *pp = &p;
    volatile int i, turns = 0;
    register unsigned long r = 5;
    auto int plain = 4;
    constant_pointer c = &value;
    cvint seen = 6;
    struct device d = {1, 42, 0};
    char text[8];
    const struct { int a; const char *s; } record = {1, "const"}, copied = record;
    *fixed += 1, *c *= 2, p++;
    printf("%d %d %d %d\n", *p, *q, value, **pp);
    for (i = 0; i < 3; ++i) turns += i, ticks = ticks + 1, ticks++;
    printf("%d %d %d\n", turns, ticks, i);
    printf("%d %s %d\n", twice(value), name(), sum(limits, 3));
    copy(text, "copied"), printf("%s %d\n", text, inside((int[]){1, 2}, (int[]){3, 4}));
    d.port = &d.status;
    printf("%d ", poll(&d)), printf("%u %u\n", d.status, d.id);
    *d.port |= 8, printf("%u\n", d.status);
    printf("%d %d %lu %d %d\n", *table[0], *table[1], r << 2, plain, seen);
    printf("%d %s\n", copied.a, copied.s);
    printf("%d\n", *(const volatile int *)&value + (const int)3);
    return (int)sizeof(const char) - 1;
}
