#include <stddef.h>
#define COMPARATOR int (*compare)(const void *, const void *, void *)
#define COMPARE(a, b) s->compare(a, b, s->with)
#include "sort.h"

void qsort_r(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *with) {
    sort(base, count, size, compare, with);
}
