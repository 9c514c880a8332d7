/* Sorting with few comparisons: a call of the comparator costs far more than moving an element. What is sorted already is
 * found out in n - 1 of them. Comparators are asked only whether their answer is above 0, so one that gives `a > b` will
 * do.
 *
 * A merge sort, if the heap has room for half of the elements: it is stable, as many programs expect. Otherwise bottom-up
 * heapsort (Wegener 1993), in place and not stable: the hole at the root sinks to a leaf along the larger children, one
 * comparison a level, and the element then climbs the step or two it belongs higher. Both need about n log2 n comparisons,
 * never n^2.
 *
 * A file that includes this says what a comparator is: COMPARATOR declares `compare`, and COMPARE(a, b) calls s->compare. */
#include "heap.h"
#include <stdlib.h>
#include <string.h>

struct sort {
    char *base, *spare; /* spare: room for one element, outside of the heap */
    unsigned size, words; /* words: size / 4 if elements lie on words, else 0 */
    COMPARATOR;
    void *with; /* the last argument of a comparator of qsort_r */
};

#define MOVE(to_, from_) do { \
        char *move_to = (to_), *move_from = (from_); \
        unsigned left_; \
        if (s->words) \
            for (left_ = s->words; left_--; move_to += 4, move_from += 4) *(int *)move_to = *(int *)move_from; \
        else \
            for (left_ = s->size; left_--;) *move_to++ = *move_from++; \
    } while (0)
#define ELEMENT(i) (s->base + (i) * s->size)

/* The element at s->spare goes into the heap 0 .. n - 1, whose place `root` is free. */
static void sink(struct sort *s, unsigned root, unsigned n) {
    unsigned hole = root, child;
    while ((child = 2 * hole + 1) < n) {
        if (child + 1 < n && COMPARE(ELEMENT(child + 1), ELEMENT(child)) > 0) child++;
        MOVE(ELEMENT(hole), ELEMENT(child));
        hole = child;
    }
    while (hole > root) {
        child = (hole - 1) / 2;
        if (COMPARE(s->spare, ELEMENT(child)) <= 0) break;
        MOVE(ELEMENT(hole), ELEMENT(child));
        hole = child;
    }
    MOVE(ELEMENT(hole), s->spare);
}

/* Sorts n elements from `first` on; `room` is for half of them. */
static void merge_sort(struct sort *s, char *first, unsigned n, char *room) {
    unsigned size = s->size, left = n / 2, right = n - left;
    char *middle = first + left * size, *next = room;
    if (n < 2) return;
    merge_sort(s, first, left, room);
    merge_sort(s, middle, right, room);
    memcpy(room, first, left * size); /* the left half; what is taken of the right one makes place for it */
    for (;;)
        if (COMPARE(next, middle) > 0) {
            MOVE(first, middle);
            first += size, middle += size;
            if (!--right) break;
        } else {
            MOVE(first, next);
            first += size, next += size;
            if (!--left) return;
        }
    memcpy(first, next, left * size);
}

static int sorted(struct sort *s, unsigned count) {
    unsigned i;
    for (i = 1; i < count; i++)
        if (COMPARE(ELEMENT(i - 1), ELEMENT(i)) > 0) return 0;
    return 1;
}

static void sort(void *base, size_t count, size_t size, COMPARATOR, void *with) {
    struct sort state, *s = &state;
    int near[16];
    unsigned i;
    if (count < 2 || !size) return;
    state.base = base;
    state.size = size;
    state.words = ((unsigned)base | size) & 3 ? 0 : size / 4;
    state.compare = compare;
    state.with = with;
    if (sorted(s, count)) return;
    state.spare = malloc(count / 2 * size);
    if (state.spare) {
        merge_sort(s, base, count, state.spare);
        free(state.spare);
        return;
    }
    if (size <= sizeof near) state.spare = (char *)near;
    else {
        state.spare = malloc(size);
        __NEED(state.spare);
    }
    for (i = count / 2; i--;) {
        MOVE(s->spare, ELEMENT(i));
        sink(s, i, count);
    }
    for (i = count - 1; i > 0; i--) {
        MOVE(s->spare, ELEMENT(i));
        MOVE(ELEMENT(i), ELEMENT(0));
        sink(s, 0, i);
    }
    if (state.spare != (char *)near) free(state.spare);
}
