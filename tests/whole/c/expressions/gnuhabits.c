// Shows: what everyday GNU code leans on: __builtin_expect, ?: without a middle, ranges, zero arrays, keyword spellings.
//
// expect: aaadssod 7 -1
// expect: 2 4 1
// expect: 5 7 2
// expect: 10 -1 0 -1
// expect: 6 4
// expect: 1 1
// expect: 5 main
// expect: 0
// expect: 4.5
// expect: 6
// expect: 0xb 4
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect((x) != 0, 0)
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
struct packet { unsigned short length; unsigned char data[0]; };
struct nothing {};
static __inline__ int twice(__const int n) { return n * 2; }
static int kind(int c)
{
    switch (c) {
    case '0' ... '9': return 'd';
    case 'a' ... 'z': case 'A' ... 'Z': case '_': return 'a';
    case 0 ... ' ' : return 's';
    default: return 'o';
    }
}
static int checked(int n)
{
    if (unlikely(n < 0)) return -1;
    while (likely(n > 10)) n /= 2;
    return n;
}
static int effects;
static int effect(int n) { effects++; return n; }
int main(void)
{
    static const char text[] = "aZ_9 \t+5";
    struct packet *p = malloc(sizeof *p + 4);
    void *v = (char *)p + 1;
    __volatile__ int vol = 3;
    unsigned i;
    int table[256] = {[0 ... 255] = -1, ['a' ... 'f'] = 10, ['0'] = 0};
    for (i = 0; i < ARRAY_SIZE(text) - 1; i++) printf("%c", kind(text[i]));
    printf(" %d %d\n", checked(1000), checked(-1));
    p->length = 4, memcpy(p->data, "\1\2\3\4", 4);
    printf("%d %d %d\n", (int)sizeof *p, p->data[3], (int)((char *)v - (char *)p));
    printf("%d ", effect(5) ?: 1), printf("%d ", effect(0) ?: 7), printf("%d\n", effects);
    printf("%d %d %d %d\n", table['c'], table['g'], table['0'], table['1']);
    printf("%d %d\n", twice(vol), (int)__alignof__(int));
    printf("%d %d\n", __builtin_constant_p(3) ? 1 : 0, (int)(v + 1 - v));
    printf("%d %s\n", __extension__ 5, __PRETTY_FUNCTION__);
    { __label__ done; int n = 0; if (vol) goto done; n = 1; done: printf("%d\n", n); }
    { int n = 3, array[] = {n, n + 1}; __auto_type x = array[1] + 0.5; printf("%g\n", x); }
    printf("%d\n", ({ int a = 5; a++; a; }));
    printf("%#x %d\n", 0b1011, 0B11 + 1);
    free(p);
    return (int)sizeof(struct nothing);
}
