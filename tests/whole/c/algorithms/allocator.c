// Shows: an allocator of its own in a static array: headers in bytes, splitting, joining, alignment, a pool, a copying one.
//
// expect: -1024
// expect: +16 +104 +8 -896
// expect: +16 -104 +8 -896
// expect: +16 +56 -48 +8 -896
// expect: -16 +56 -48 +8 +208 -688
// expect: first again ! 0
// expect: -1024
// expect: -1024
// expect: 5 4
#include <stdio.h>
#include <string.h>
typedef struct head { unsigned size : 31, used : 1; } head;
static union { long long align; unsigned char bytes[1024]; } arena;
static head *at(unsigned offset) { return (head *)(arena.bytes + offset); }
static void reset(void) { memset(&arena, 0xaa, sizeof arena); *at(0) = (head){sizeof arena, 0}; }
static void join(void)
{
    unsigned o, n;
    for (o = 0; o < sizeof arena; o += at(o)->size)
        while (!at(o)->used && (n = o + at(o)->size) < sizeof arena && !at(n)->used) at(o)->size += at(n)->size;
}
static void *take(unsigned n)
{
    unsigned o, size = (n + sizeof(head) + 7) & ~7u;
    for (o = 0; o < sizeof arena; o += at(o)->size) {
        head *h = at(o);
        if (h->used || h->size < size) continue;
        if (h->size - size >= 16) *at(o + size) = (head){h->size - size, 0}, h->size = size;
        h->used = 1;
        return h + 1;
    }
    return 0;
}
static void give(void *p) { if (p) ((head *)p - 1)->used = 0, join(); }
static void *resize(void *p, unsigned n)
{
    head *h = (head *)p - 1;
    void *q;
    if (!p || h->size >= n + sizeof *h) return p ? p : take(n);
    if ((q = take(n))) memcpy(q, p, h->size - sizeof *h), give(p);
    return q;
}
static void map(void) { unsigned o; for (o = 0; o < sizeof arena; o += at(o)->size) printf("%c%u ", at(o)->used ? '+' : '-', at(o)->size); puts(""); }
int main(void)
{
    char *a, *b, *c, *s[8];
    unsigned x = 7;
    int i, failed = 0;
    reset(), map();
    a = take(10), b = take(100), c = take(1);
    strcpy(a, "first"), strcpy(b, "second"), *c = '!';
    map(), give(b), map();
    b = take(50), strcpy(b, "again"), map();
    a = resize(a, 200), b = resize(b, 40), map();
    printf("%s %s %c %d\n", a, b, *c, (int)(a - (char *)&arena) & 3);
    give(a), give(c), give(b), map();
    for (i = 0; i < 8; i++) s[i] = 0;
    for (i = 0; i < 500; i++) {
        x = x * 1664525 + 1013904223;
        if (s[x >> 29]) { if (*s[x >> 29] != (char)(x >> 29)) puts("broken"); give(s[x >> 29]), s[x >> 29] = 0; }
        else if ((s[x >> 29] = take(x >> 16 & 255))) memset(s[x >> 29], x >> 29, (x >> 16 & 255) + !(x >> 16 & 255)); else failed++;
    }
    for (i = 0; i < 8; i++) give(s[i]);
    map(), printf("%d %d\n", failed, (int)sizeof(head));
    return 0;
}
