// Shows: structs that end with a flexible array: allocated, copied, nested in unions, of structs, with initialisers.
//
// expect: 2 4 4 2
// expect: 2 4 20
// expect: fixed 0 2 96
// expect: 12 one twofixed
// expect: 12
// expect: t1048576 h256 e64  5 q131072 u4194304 i512 c8 k2048 b4 r524288 o98304 w8388608 n16384 f64 x16777216 j1024 m8192 p65536 s524288 v4194304
// expect: 1.5 0 28
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct text { unsigned short length; char s[]; };
struct table { int n; struct entry { char key; long long value; } e[]; };
struct odd { char c; double d[]; };
static struct text fixed = {5, "fixed"}, empty = {0};
static struct table constant = {2, {{'a', 1}, {'b', -1LL}}};
static struct text *text(const char *s)
{
    struct text *t = malloc(sizeof *t + strlen(s) + 1);
    t->length = strlen(s);
    strcpy(t->s, s);
    return t;
}
static struct text *join(struct text *a, const struct text *b)
{
    a = realloc(a, sizeof *a + a->length + b->length + 1);
    memcpy(a->s + a->length, b->s, b->length);
    a->length += b->length;
    a->s[a->length] = 0;
    return a;
}
static struct table *put(struct table *t, char key, long long value)
{
    int i;
    for (i = 0; i < t->n; i++)
        if (t->e[i].key == key) { t->e[i].value += value; return t; }
    t = realloc(t, sizeof *t + (t->n + 1) * sizeof t->e[0]);
    t->e[t->n++] = (struct entry){key, value};
    return t;
}
int main(void)
{
    struct text *t = text("one "), *u = text("two"), copy;
    struct table *all = calloc(1, sizeof *all);
    const char *s;
    struct odd *o = malloc(sizeof(struct odd) + 3 * sizeof(double));
    int i;
    printf("%d %d %d %d\n", (int)sizeof(struct text), (int)sizeof(struct table), (int)sizeof(struct odd), (int)sizeof fixed);
    printf("%d %d %d\n", (int)offsetof(struct text, s), (int)offsetof(struct table, e), (int)offsetof(struct odd, d[2]));
    printf("%s %d %d %lld\n", fixed.s, empty.length, constant.n, constant.e[1].value + constant.e[0].key);
    t = join(join(t, u), &fixed);
    printf("%d %s\n", t->length, t->s);
    copy = *t;
    printf("%d\n", copy.length);
    for (s = "the quick brown fox jumps over"; *s; s++) all = put(all, *s, 1LL << (*s & 31));
    for (i = 0; i < all->n; i++) printf("%c%lld ", all->e[i].key, all->e[i].value);
    puts("");
    for (i = 0; i < 3; i++) o->d[i] = i / 2.;
    printf("%g %g %d\n", o->d[1] + o->d[2], *o->d, (int)((char *)&o->d[3] - (char *)o));
    free(t), free(u), free(all), free(o);
    return 0;
}
