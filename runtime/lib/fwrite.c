/* Writing: the console at once, a file through its buffer, big blocks past it. */
#include "file.h"
#include <errno.h>
#include <string.h>

size_t fwrite(const void *from, size_t size, size_t count, FILE *file) {
    unsigned n = size * count, left;
    int answer;
    if (!n) return 0;
    if (!(file->state & __CAN_WRITE)) {
        __host_failed(file, -EBADF);
        return 0;
    }
    if (!(file->state & __HOLDS)) {
        __flush(file); /* it was read before */
        if (file->state & __APPENDS) __host(6, file->number, 0, SEEK_END); /* so that ftell knows the place */
    } else if ((unsigned)(file->at - file->buffer) + n > BUFSIZ) __flush(file);
    if (file->state & __AT_ONCE || n >= BUFSIZ) {
        if (file->state & __HOLDS) __flush(file);
        answer = __host(2, file->number, (int)from, n);
        if (answer >= 0) return (unsigned)answer / size;
        __host_failed(file, answer);
        return 0;
    }
    for (left = n; left;) {
        if (!file->buffer) __give_buffer(file);
        /* from here to the end of the loop no other thread has a turn */
        if (!(file->state & __HOLDS)) {
            file->at = file->end = file->buffer;
            file->state |= __HOLDS;
        }
        if ((unsigned)(file->at - file->buffer) + left <= BUFSIZ) {
            unsigned char *to = file->at;
            const unsigned char *next = from;
            for (; left; left--) *to++ = *next++;
            file->at = to;
            break;
        }
        __flush(file);
    }
    return count;
}

int fputs(const char *s, FILE *file) {
    unsigned n = strlen(s);
    return fwrite(s, 1, n, file) == n ? (int)n : EOF;
}

int fputc(int c, FILE *file) {
    unsigned char text[1];
    if (file->state & __HOLDS && file->at - file->buffer < BUFSIZ) {
        *file->at++ = c;
        return (unsigned char)c;
    }
    text[0] = c;
    return fwrite(text, 1, 1, file) == 1 ? (unsigned char)c : EOF;
}

int(putc)(int c, FILE *file) {
    return fputc(c, file);
}
