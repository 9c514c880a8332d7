/* printf to a block of the heap. */
#include <stdio.h>
#include <stdlib.h>

int vasprintf(char **result, const char *format, va_list arguments) {
    va_list again;
    int n;
    va_copy(again, arguments);
    n = vsnprintf(NULL, 0, format, arguments);
    *result = n < 0 ? NULL : malloc(n + 1);
    if (!*result) n = -1;
    else vsnprintf(*result, n + 1, format, again);
    va_end(again);
    return n;
}

int asprintf(char **result, const char *format, ...) {
    va_list arguments;
    int n;
    va_start(arguments, format);
    n = vasprintf(result, format, arguments);
    va_end(arguments);
    return n;
}

int vdprintf(int number, const char *format, va_list arguments) {
    char *text;
    int n = vasprintf(&text, format, arguments);
    if (n < 0) return n;
    n = __host(2, number, (int)text, n);
    free(text);
    return n < 0 ? -1 : n;
}

int dprintf(int number, const char *format, ...) {
    va_list arguments;
    int n;
    va_start(arguments, format);
    n = vdprintf(number, format, arguments);
    va_end(arguments);
    return n;
}
