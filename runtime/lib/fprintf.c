/* fprintf: as printf, then one fwrite. */
#include "out.h"
#include <stdio.h>
#include <stdlib.h>

int vfprintf(FILE *file, const char *format, va_list arguments) {
    char near[160];
    struct __out out;
    unsigned done;
    out.text = near;
    out.length = 0;
    out.room = sizeof near;
    out.lost = 0;
    out.kind = __FRAME;
    __format(&out, format, arguments);
    done = out.length ? fwrite(out.text, 1, out.length, file) : 0;
    if (out.kind == __HEAP) free(out.text);
    return done < out.length ? -1 : (int)out.length;
}

int fprintf(FILE *file, const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vfprintf(file, format, arguments);
    va_end(arguments);
    return done;
}
