#include "scan.h"

int vfscanf(FILE *file, const char *format, va_list arguments) {
    struct __in in;
    in.file = file;
    in.more = __refill;
    in.count = 0;
    return __scan(&in, format, arguments);
}

int vscanf(const char *format, va_list arguments) {
    return vfscanf(stdin, format, arguments);
}

int fscanf(FILE *file, const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vfscanf(file, format, arguments);
    va_end(arguments);
    return done;
}

int scanf(const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vfscanf(stdin, format, arguments);
    va_end(arguments);
    return done;
}
