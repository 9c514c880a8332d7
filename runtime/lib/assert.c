#include <stdio.h>
#include <stdlib.h>

void __assert_failed(const char *expression, const char *file, int line) {
    char text[200];
    int n = snprintf(text, sizeof text, "%s:%d: assertion failed: %.120s\n", file, line, expression);
    __host(2, 2, (int)text, n < (int)sizeof text ? n : (int)sizeof text - 1);
    abort();
}
