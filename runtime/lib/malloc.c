/* The heap of one PE: blocks with a header word each, free ones in lists by size, neighbours joined at once.
 *
 * A block's header holds its size (a multiple of 8, with the header), whether it and the block before it are in use,
 * and a mark that distinguishes a header from data. A free block also has its links and, in its last word, its size again.
 * The heap ends in a header of size 0. User data are 8-byte aligned.
 *
 * No function is called while the lists are changed: a call is a turn (language.md 5), and another thread of the PE
 * would see them half changed. So helpers are macros here. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct block {
    unsigned header;
    struct block *next;  /* when free */
    struct block **link; /* what points to it */
};

enum { IN_USE = 1, BEFORE_IN_USE = 2, SMALLEST = 16, STEP = 512, BINS = 27 };
#define SIZE 0x07FFFFF8u
#define MARK 0xA8000000u
#define MARKS 0xF8000000u
#define MOST 0x03FFFFF0u /* no PE has more than 64 MB */

static struct block *bins[BINS]; /* 16, 24 .. 64 bytes; up to 128, 256 .. */
static unsigned filled;          /* bit i: bins[i] may hold a block */
static char *low, *high;         /* the heap begins; its last header */
int __malloc_traps;              /* a program may define it as 1: then a heap without room is a trap */
#define AT(p, n) ((struct block *)((char *)(p) + (n)))
#define SIZE_OF(b) ((b)->header & SIZE)
#define BLOCK_OF(p) ((struct block *)((char *)(p) - 4))
#define FIND_BIN(i, size) do { \
        unsigned rest_; \
        if ((size) <= 64) (i) = (int)((size) >> 3) - 2; \
        else for ((i) = 7, rest_ = ((size) - 1) >> 7; rest_; rest_ >>= 1) (i)++; \
    } while (0)
#define UNLINK(b) do { \
        *(b)->link = (b)->next; \
        if ((b)->next) (b)->next->link = (b)->link; \
    } while (0)
/* b becomes a free block of that size; the block before it is in use */
#define INSERT(b, size) do { \
        int bin_; \
        FIND_BIN(bin_, size); \
        (b)->header = MARK | BEFORE_IN_USE | (size); \
        *(unsigned *)((char *)(b) + (size) - 4) = (size); \
        (b)->next = bins[bin_]; \
        (b)->link = &bins[bin_]; \
        if ((b)->next) (b)->next->link = &(b)->next; \
        bins[bin_] = (b); \
        filled |= 1u << bin_; \
    } while (0)
/* takes `need` bytes of the free, unlinked block b of `size` bytes; what is left stays free */
#define TAKE(b, size, need) do { \
        if ((size) - (need) >= SMALLEST) { \
            struct block *rest_block_ = AT(b, need); \
            INSERT(rest_block_, (size) - (need)); \
            (b)->header = ((b)->header & BEFORE_IN_USE) | MARK | IN_USE | (need); \
        } else { \
            (b)->header = ((b)->header & BEFORE_IN_USE) | MARK | IN_USE | (size); \
            AT(b, size)->header |= BEFORE_IN_USE; \
        } \
    } while (0)
#define ROUND(size) ((size) <= SMALLEST - 4 ? SMALLEST : ((size) + 4 + 7) & ~7u)

void *malloc(size_t wanted) {
    unsigned need, size, more, set;
    struct block *b;
    char *p;
    int i;
    if (wanted > MOST) {
        errno = ENOMEM;
        return NULL;
    }
    need = ROUND(wanted);
    FIND_BIN(i, need);
    for (;;) {
        for (b = bins[i]; b && SIZE_OF(b) < need; b = b->next) continue;
        if (b) break;
        for (set = filled & ~((2u << i) - 1); set; set &= set - 1) { /* in a later bin every block will do */
            int j = i + 1;
            while (!(set >> j & 1)) j++;
            b = bins[j];
            if (b) break;
            filled &= ~(1u << j);
        }
        if (b) break;
        more = need;
        if (high && !(BLOCK_OF(high + 4)->header & BEFORE_IN_USE)) more -= *(unsigned *)(high - 4);
        size = (more + STEP - 1) & ~(STEP - 1u);
        p = __heap_grow(size);
        if (!p) {
            size = more + 8;
            p = __heap_grow(size);
        }
        if (!p) {
            if (__malloc_traps) __trap("out of heap");
            errno = ENOMEM;
            return NULL;
        }
        if (high && (unsigned)(p - high) <= 8) b = (struct block *)high;
        else { /* the first piece, or one that does not join on */
            if (!low || p < low) low = p;
            b = (struct block *)((((unsigned)p + 3) & ~7u) + 4);
            b->header = MARK | BEFORE_IN_USE;
        }
        high = (char *)((((unsigned)p + size - 8) & ~7u) + 4); /* headers lie 4 after a multiple of 8 */
        size = high - (char *)b;
        *(unsigned *)high = MARK | IN_USE;
        if (!(b->header & BEFORE_IN_USE)) {
            more = *(unsigned *)((char *)b - 4);
            b = AT(b, -(int)more);
            UNLINK(b);
            size += more;
        }
        INSERT(b, size);
    }
    UNLINK(b);
    size = SIZE_OF(b);
    TAKE(b, size, need);
    p = (char *)b + 4;
    __check_new(p, wanted);
    return p;
}

void free(void *pointer) {
    struct block *b = BLOCK_OF(pointer), *other;
    unsigned size, more;
    if (!pointer) return;
    __check_free(pointer);
    if ((unsigned)pointer & 7 || (char *)pointer < low || (char *)pointer > high ||
        (b->header & MARKS) != MARK || !(size = SIZE_OF(b)))
        __trap("free of a pointer that malloc did not return");
    other = AT(b, size);
    if (!(b->header & IN_USE)) __trap("block freed twice");
    if ((char *)other > high || (other->header & (MARKS | BEFORE_IN_USE)) != (MARK | BEFORE_IN_USE))
        __trap("heap overwritten past a block");
    __tags_clear(pointer, size - sizeof b->header);
    b->header &= ~IN_USE;
    if (!(other->header & IN_USE)) {
        UNLINK(other);
        size += SIZE_OF(other);
    } else other->header &= ~BEFORE_IN_USE;
    if (!(b->header & BEFORE_IN_USE)) {
        more = *(unsigned *)((char *)b - 4);
        b = AT(b, -(int)more);
        UNLINK(b);
        size += more;
    }
    INSERT(b, size);
}

void *calloc(size_t count, size_t size) {
    void *p;
    if (size && count > MOST / size) {
        errno = ENOMEM;
        return NULL;
    }
    p = malloc(count * size);
    if (p) memset(p, 0, count * size);
    return p;
}

void *realloc(void *pointer, size_t wanted) {
    struct block *b = BLOCK_OF(pointer), *other;
    unsigned need, size, all;
    void *moved;
    if (!pointer) return malloc(wanted);
    if (!wanted) {
        free(pointer);
        return NULL;
    }
    if (wanted > MOST) {
        errno = ENOMEM;
        return NULL;
    }
    __check_block(pointer);
    if ((unsigned)pointer & 7 || (char *)pointer < low || (char *)pointer > high ||
        (b->header & (MARKS | IN_USE)) != (MARK | IN_USE))
        __trap("realloc of a pointer that malloc did not return");
    need = ROUND(wanted);
    size = all = SIZE_OF(b);
    other = AT(b, size);
    if (!(other->header & IN_USE)) all += SIZE_OF(other);
    if (need <= all && (need > size || all - need >= SMALLEST)) {
        if (need < size) __tags_clear(AT(b, need), size - need);
        if (all > size) UNLINK(other);
        if (all - need < SMALLEST) AT(b, all)->header |= BEFORE_IN_USE;
        else AT(b, all)->header &= ~BEFORE_IN_USE;
        TAKE(b, all, need);
        __check_room(pointer, wanted);
        return pointer;
    }
    if (need <= size) {
        __check_room(pointer, wanted);
        return pointer;
    }
    moved = malloc(wanted);
    if (!moved) return NULL;
    size -= 4;
    __check_room(pointer, size);
    memcpy(moved, pointer, size);
    free(pointer);
    return moved;
}

void *aligned_alloc(size_t alignment, size_t wanted) {
    struct block *b, *rest;
    unsigned front, size;
    char *p, *aligned;
    if (!alignment || alignment & (alignment - 1) || alignment > MOST || wanted > MOST) {
        errno = alignment && !(alignment & (alignment - 1)) ? ENOMEM : EINVAL;
        return NULL;
    }
    if (alignment <= 8) return malloc(wanted);
    p = malloc(wanted + alignment + SMALLEST);
    if (!p) return NULL;
    front = (((unsigned)p + SMALLEST + alignment - 1) & ~(alignment - 1)) - (unsigned)p;
    aligned = p + front;
    b = BLOCK_OF(p); /* becomes two: the first one is freed, and what is too much of the other one, too */
    size = SIZE_OF(b) - front;
    rest = AT(b, front);
    rest->header = MARK | IN_USE | BEFORE_IN_USE | size;
    b->header = (b->header & BEFORE_IN_USE) | MARK | IN_USE | front;
    __check_room(p, front); /* checks may only read what the code needs, too */
    __check_new(aligned, size);
    free(p);
    return realloc(aligned, wanted + !wanted);
}

void *memalign(size_t alignment, size_t wanted) {
    return aligned_alloc(alignment, wanted);
}

void *valloc(size_t wanted) {
    return aligned_alloc(4096, wanted);
}

int posix_memalign(void **result, size_t alignment, size_t wanted) {
    void *p;
    if (alignment < sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
    p = aligned_alloc(alignment, wanted);
    if (!p) return ENOMEM;
    *result = p;
    return 0;
}
