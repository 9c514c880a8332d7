/* Memory that lasts until the function ends: blocks of the heap, in a list that the function gives back when it leaves. */
#include "heap.h"
#include <stdlib.h>

void *__alloca(void **list, unsigned size) {
    void **block = malloc(size + 2 * sizeof *block);
    __NEED(block);
    *block = *list;
    *list = block;
    return block + 2;
}

void __alloca_end(void **list) {
    void **block = *list, **next;
    for (; block; block = next) {
        next = *block;
        free(block);
    }
}
