/* The heap: contents kept, blocks apart, freed memory used again, misuse trapped. And sorting and searching. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "machine.h"

void *emc_malloc(size_t n);
void *emc_calloc(size_t n, size_t size);
void *emc_realloc(void *p, size_t n);
void emc_free(void *p);
void emc_qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *));
void *emc_bsearch(const void *key, const void *base, size_t n, size_t size, int (*compare)(const void *, const void *));
int emc_rand(void);
void emc_srand(unsigned seed);

static unsigned state = 12345;

static unsigned any(void) {
    state ^= state << 13;
    state ^= state >> 17;
    return state ^= state << 5;
}

enum { BLOCKS = 200 };
static unsigned char *blocks[BLOCKS];
static unsigned sizes[BLOCKS];

static void fill(int i) {
    memset(blocks[i], i * 7 + 1, sizes[i]);
}

static int kept(int i, unsigned n) {
    unsigned k;
    for (k = 0; k < n; k++)
        if (blocks[i][k] != (unsigned char)(i * 7 + 1)) return 0;
    return 1;
}

static void heap(void) {
    unsigned step, used, old;
    char *p;
    int i;
    for (step = 0; step < 200000; step++) {
        i = any() % BLOCKS;
        if (!blocks[i]) {
            sizes[i] = any() % 16 ? any() % 100 : any() % 4000;
            blocks[i] = any() & 1 ? emc_malloc(sizes[i]) : emc_calloc(1, sizes[i]);
            CHECK(((unsigned)blocks[i] & 7) == 0, "alignment of %p", blocks[i]);
            fill(i);
        } else if (any() & 1) {
            CHECK(kept(i, sizes[i]), "block %d, %u bytes, was changed", i, sizes[i]);
            emc_free(blocks[i]);
            blocks[i] = 0;
        } else {
            old = sizes[i];
            sizes[i] = 1 + any() % 300;
            blocks[i] = emc_realloc(blocks[i], sizes[i]);
            CHECK(kept(i, old < sizes[i] ? old : sizes[i]), "realloc of block %d lost its contents", i);
            fill(i);
        }
    }
    for (i = 0; i < BLOCKS; i++) {
        emc_free(blocks[i]);
        blocks[i] = 0;
    }
    CHECK(emc_memory_used < 100000, "%u bytes used for at most 60 K", emc_memory_used);
    used = emc_memory_used;
    p = emc_malloc(used - 64); /* all must have grown together again */
    CHECK(emc_memory_used == used, "free memory is in pieces: %u, %u", used, emc_memory_used);
    memset(p, 1, used - 64);
    emc_free(p);
    p = emc_calloc(100, 4);
    for (i = 0; i < 400; i++) CHECK(p[i] == 0, "calloc left %d", p[i]);
    CHECK(emc_malloc(0xFFFFFFFF) == 0 && emc_calloc(0x10000, 0x10000) == 0, "absurd sizes");
    emc_free(0);
    CHECK_TRAP("free of a pointer that malloc did not return", emc_free(p + 4));
    CHECK_TRAP("free of a pointer that malloc did not return", emc_free(p + 8));
    CHECK_TRAP("free of a pointer that malloc did not return", emc_free(&state));
    emc_free(p);
    CHECK_TRAP("block freed twice", emc_free(p));
    p = emc_malloc(20);
    p[20] = p[21] = p[22] = p[23] = 0;
    CHECK_TRAP("heap overwritten past a block", emc_free(p));
    CHECK(emc_malloc(2000000) == 0, "no room");
}

static int calls;

static int by_int(const void *a, const void *b) {
    calls++;
    return *(int *)a < *(int *)b ? -1 : *(int *)a > *(int *)b;
}

static int by_text(const void *a, const void *b) {
    return memcmp(a, b, 3);
}

static void sorting(void) {
    static int a[3000], b[3000];
    static char c[600][3], d[600][3];
    unsigned n, i, kind;
    int key, *found;
    for (kind = 0; kind < 6; kind++)
        for (n = 0; n < 3000; n = n * 5 / 4 + 1) {
            for (i = 0; i < n; i++)
                a[i] = kind == 0 ? (int)any() : kind == 1 ? (int)i : kind == 2 ? (int)(n - i) : kind == 3 ? (int)(any() % 4) : kind == 4 ? 5 : (int)(i ^ 1);
            memcpy(b, a, sizeof a);
            calls = 0;
            emc_qsort(a, n, 4, by_int);
            if (kind == 0 && n > 1000) CHECK(calls < n * 11.9, "%d comparisons for %u", calls, n);
            if (kind == 1) CHECK(calls <= (int)n, "%d comparisons for %u in order", calls, n);
            qsort(b, n, 4, by_int);
            CHECK(!memcmp(a, b, 4 * n), "%u ints, kind %u", n, kind);
            for (i = 0; i < n && n < 100; i++) {
                found = emc_bsearch(&a[i], a, n, 4, by_int);
                CHECK(found && *found == a[i], "bsearch for %d", a[i]);
            }
            key = 0x7FFFFFF1;
            CHECK(!emc_bsearch(&key, a, n, 4, by_int), "bsearch for what is not there");
        }
    for (i = 0; i < 600; i++)
        for (n = 0; n < 3; n++) c[i][n] = d[i][n] = any() % 5;
    emc_qsort(c, 600, 3, by_text);
    qsort(d, 600, 3, by_text);
    CHECK(!memcmp(c, d, sizeof c), "3-byte elements");
}

static void dice(void) {
    int counts[6] = {0}, first[10], i;
    emc_srand(1);
    for (i = 0; i < 10; i++) first[i] = emc_rand();
    for (i = 0; i < 60000; i++) counts[emc_rand() % 6]++;
    for (i = 0; i < 6; i++) CHECK(counts[i] > 9600 && counts[i] < 10400, "%d fell %d times", i, counts[i]);
    emc_srand(1);
    for (i = 0; i < 10; i++) CHECK(emc_rand() == first[i], "the same seed, another sequence");
}

DRIVER(sorting(); dice(); heap())
