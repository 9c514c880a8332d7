#include <stddef.h>
#define COMPARATOR int (*compare)(const void *, const void *)
#define COMPARE(a, b) s->compare(a, b)
#include "sort.h"

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    sort(base, count, size, compare, NULL);
}
