/* The printf family with wide formats: a format is UTF-8 for those of bytes, and what they write is, too. */
#include "heap.h"
#include "out.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* A wide format as one of bytes, in a block of its own: `%s` is marked as `%ts`, so that its width counts characters. */
static char *marked(const wchar_t *format) {
    size_t n = wcstombs(NULL, format, 0);
    char *text, *to, *from;
    if (n == (size_t)-1) return NULL;
    text = to = malloc(2 * n + 1);
    __NEED(text);
    from = text + n;
    wcstombs(from, format, n + 1);
    while ((*to = *from++) != 0)
        if (*to++ == '%') {
            while (*from && strchr("-+ #0123456789.*", *from)) *to++ = *from++;
            if (*from == 's') *to++ = 't';
            else if (*from == '%') *to++ = *from++;
        }
    return text;
}

/* What a format makes of its arguments: a text on the heap that ends with 0; its length, or -1 without one. */
static int made(struct __out *out, const wchar_t *format, va_list arguments) {
    char *narrow = marked(format);
    out->text = NULL;
    if (!narrow) return -1;
    out->length = out->lost = 0;
    out->room = strlen(narrow) + 64;
    out->text = malloc(out->room);
    __NEED(out->text);
    out->kind = __WIDE;
    __format(out, narrow, arguments);
    free(narrow);
    __out_more(out, 1);
    out->text[out->length] = 0;
    return out->length;
}

int vfwprintf(FILE *file, const wchar_t *format, va_list arguments) {
    struct __out out;
    int bytes = made(&out, format, arguments), done = -1;
    if (bytes >= 0 && fwrite(out.text, 1, bytes, file) == (size_t)bytes) done = mbstowcs(NULL, out.text, 0);
    free(out.text);
    return done;
}

int vwprintf(const wchar_t *format, va_list arguments) {
    return vfwprintf(stdout, format, arguments);
}

int vswprintf(wchar_t *to, size_t room, const wchar_t *format, va_list arguments) {
    struct __out out;
    size_t n = made(&out, format, arguments) < 0 ? (size_t)-1 : mbstowcs(to, out.text, room);
    free(out.text);
    if (n < room) return n;
    if (room) to[room - 1] = 0;
    return -1;
}

int wprintf(const wchar_t *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vfwprintf(stdout, format, arguments);
    va_end(arguments);
    return done;
}

int fwprintf(FILE *file, const wchar_t *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vfwprintf(file, format, arguments);
    va_end(arguments);
    return done;
}

int swprintf(wchar_t *to, size_t room, const wchar_t *format, ...) {
    va_list arguments;
    int done;
    va_start(arguments, format);
    done = vswprintf(to, room, format, arguments);
    va_end(arguments);
    return done;
}
