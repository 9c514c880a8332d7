#include "copy.h"
#include <string.h>

void *memcpy(void *to, const void *from, size_t n) {
    __check_area(to, n);
    __check_area((void *)from, n);
    __check_apart((void *)from, to, n);
    BLOCK_COPY(to, from, n);
    return to;
}
