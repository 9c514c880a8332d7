// Shows: a chained hash table that grows, with strings as keys, function pointers for hashing, deletion, iteration.
//
// expect: 4 2 0 8 11
// expect: 68 95 5064
// expect: 38 2594 0 1 1
// expect: 4 2 0 8 11
// expect: 68 95 5064
// expect: 38 2594 0 1 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct entry { struct entry *next; int value; char key[]; };
struct table { unsigned (*hash)(const char *); unsigned size, used; struct entry **slots; };
static unsigned fnv(const char *s) { unsigned h = 2166136261u; while (*s) h = (h ^ (unsigned char)*s++) * 16777619u; return h; }
static unsigned bad(const char *s) { return s[0] & 1; }
static struct table *create(unsigned (*hash)(const char *)) { struct table *t = malloc(sizeof *t); *t = (struct table){hash, 2, 0, calloc(2, sizeof *t->slots)}; return t; }
static struct entry **find(struct table *t, const char *key)
{
    struct entry **at = &t->slots[t->hash(key) % t->size];
    while (*at && strcmp((*at)->key, key)) at = &(*at)->next;
    return at;
}
static void grow(struct table *t)
{
    struct entry **old = t->slots;
    unsigned n = t->size, i;
    t->slots = calloc(t->size = n * 2 + 1, sizeof *old);
    for (i = 0; i < n; i++)
        while (old[i]) {
            struct entry *e = old[i], **at;
            old[i] = e->next;
            at = &t->slots[t->hash(e->key) % t->size];
            e->next = *at, *at = e;
        }
    free(old);
}
static int *get(struct table *t, const char *key)
{
    struct entry **at = find(t, key);
    if (!*at) {
        if (t->used++ >= t->size) grow(t), at = find(t, key);
        *at = calloc(1, sizeof **at + strlen(key) + 1);
        strcpy((*at)->key, key);
    }
    return &(*at)->value;
}
static int delete(struct table *t, const char *key)
{
    struct entry **at = find(t, key), *e = *at;
    if (!e) return 0;
    *at = e->next, t->used--;
    return free(e), 1;
}
static int sum(struct table *t) { int s = 0; unsigned i; struct entry *e; for (i = 0; i < t->size; i++) for (e = t->slots[i]; e; e = e->next) s += e->value * (int)strlen(e->key); return s; }
static void destroy(struct table *t) { unsigned i; for (i = 0; i < t->size; i++) while (t->slots[i]) delete(t, t->slots[i]->key); free(t->slots); free(t); }
int main(void)
{
    unsigned (*hashes[])(const char *) = {fnv, bad};
    int h, i;
    for (h = 0; h < 2; h++) {
        struct table *t = create(hashes[h]);
        char key[12], *word, text[] = "the cat and the dog and the bird saw the other cat";
        for (word = strtok(text, " "); word; word = strtok(NULL, " ")) ++*get(t, word);
        printf("%d %d ", *get(t, "the"), *get(t, "cat")), printf("%d ", *get(t, "fish")), printf("%u %u\n", t->used, t->size);
        for (i = 0; i < 60; i++) sprintf(key, "k%d", i * 37 % 60), *get(t, key) += i;
        printf("%u %u %d\n", t->used, t->size, sum(t));
        for (i = 0; i < 60; i += 2) sprintf(key, "k%d", i), delete(t, key);
        printf("%u %d %d ", t->used, sum(t), delete(t, "k2")), printf("%d ", delete(t, "k3")), printf("%d\n", *find(t, "k3") == NULL);
        destroy(t);
    }
    return 0;
}
