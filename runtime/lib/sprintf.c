/* printf into an array: what does not fit is counted, not written. */
#include "out.h"
#include <stdio.h>

int vsnprintf(char *to, size_t room, const char *format, va_list arguments) {
    struct __out out;
    out.text = to;
    out.length = 0;
    out.room = room ? room - 1 : 0;
    out.lost = 0;
    out.kind = __FIXED;
    __format(&out, format, arguments);
    if (room) to[out.length] = 0;
    return out.length + out.lost;
}

int vsprintf(char *to, const char *format, va_list arguments) {
    return vsnprintf(to, 0x7FFFFFFF, format, arguments);
}

int snprintf(char *to, size_t room, const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vsnprintf(to, room, format, arguments);
    va_end(arguments);
    return done;
}

int sprintf(char *to, const char *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vsnprintf(to, 0x7FFFFFFF, format, arguments);
    va_end(arguments);
    return done;
}
