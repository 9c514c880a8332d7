/* printf: formats here, then one host write, so that messages of threads and PEs never mix. */
#include "out.h"
#include <stdio.h>
#include <stdlib.h>

#define PRINT(format, arguments) do { \
        struct __out out; \
        char near[160]; \
        out.text = near; \
        out.length = 0; \
        out.room = sizeof near; \
        out.lost = 0; \
        out.kind = __FRAME; \
        __format(&out, format, arguments); \
        done = out.length; \
        if (done && __host(2, 1, (int)out.text, done) < 0) done = -1; \
        if (out.kind == __HEAP) free(out.text); \
    } while (0)

int vprintf(const char *format, va_list arguments) {
    int done;
    PRINT(format, arguments);
    return done;
}

int printf(const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    PRINT(format, arguments);
    va_end(arguments);
    return done;
}
