/* The memory of arrays whose length the program computes: blocks of the heap, given back when the array's block ends. */
#include "heap.h"
#include <stdlib.h>

void *__array_new(unsigned size) {
    void *memory = malloc(size);
    __NEED(memory);
    return memory;
}

void __array_end(void *memory) {
    free(memory);
}

/* More than the heap's own alignment: the block's address stands in the word before. */
void *__array_aligned_new(unsigned size, unsigned align) {
    char *block = __array_new(size + align);
    void **memory = (void **)(((unsigned)block + align) & -align);
    memory[-1] = block;
    return memory;
}

void __array_aligned_end(void *memory) {
    free(((void **)memory)[-1]);
}
