// Shows: va_end of a list that is found by steps; alloca as gcc knows it, by a declaration of one's own.
// expect: hellohello
// expect: 3 6.0 2.5
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

extern void *alloca(size_t size);

static void twice(const char *format, ...) {
    va_list *lists[3] = {malloc(sizeof(va_list)), NULL, malloc(sizeof(va_list))}, **next = lists;
    va_start(*lists[0], format);
    vprintf(format, **next);
    va_end(**next++);
    next++;
    va_start(*lists[2], format);
    vprintf(format, **next);
    va_end(**next);
    putchar('\n');
    free(lists[0]);
    free(lists[2]);
}

int main(void) {
    int *block = alloca(3 * sizeof *block);
    for (int i = 0; i < 3; i++) block[i] = i;
    twice("hello%s", "" + (block[0] != 0));
    printf("%d %.1f %.1f\n", block[1] + block[2], (double)__builtin_fabsl(-6.0L), (double)__builtin_copysignl(2.5L, 1.0L));
    return 0;
}
