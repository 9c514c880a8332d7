/* scanf from a string: a FILE whose buffer is the string, and that knows no way to get more. */
#include "scan.h"
#include <string.h>

int vsscanf(const char *s, const char *format, va_list arguments) {
    FILE file;
    struct __in in;
    file.at = (unsigned char *)s;
    file.end = file.at + strlen(s);
    in.file = &file;
    in.more = 0;
    in.count = 0;
    return __scan(&in, format, arguments);
}

int sscanf(const char *s, const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vsscanf(s, format, arguments);
    va_end(arguments);
    return done;
}
