#include <string.h>

int memcmp(const void *left, const void *right, size_t n) {
    const unsigned char *a = left, *b = right;
    if (!(((unsigned)a | (unsigned)b) & 3))
        for (; n >= 4 && *(const unsigned *)a == *(const unsigned *)b; n -= 4) {
            a += 4;
            b += 4;
        }
    for (; n--; a++, b++)
        if (*a != *b) return *a - *b;
    return 0;
}
