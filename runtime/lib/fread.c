/* Reading, through the buffer; big blocks past it. */
#include "file.h"
#include <errno.h>
#include <string.h>

/* The next byte of a file whose buffer is used up; EOF at its end. */
int __refill(FILE *file) {
    int answer;
    if (file->at < file->end) return *file->at++;
    if (!(file->state & __CAN_READ)) return __host_failed(file, -EBADF);
    if (file->state & __HOLDS) __flush(file);
    if (!file->buffer) __give_buffer(file);
    answer = __host(3, file->number, (int)(file->buffer + __ROOM_BEFORE), BUFSIZ - __ROOM_BEFORE);
    if (answer < 0) return __host_failed(file, answer);
    if (answer == 0) {
        file->state |= __AT_END;
        return EOF;
    }
    file->at = file->buffer + __ROOM_BEFORE;
    file->end = file->at + answer;
    return *file->at++;
}

int fgetc(FILE *file) {
    return getc(file);
}

int(getc)(FILE *file) {
    return getc(file);
}

int(getchar)(void) {
    return getc(stdin);
}

int ungetc(int c, FILE *file) {
    if (c == EOF || file->state & __HOLDS) return EOF;
    if (!file->buffer) __give_buffer(file);
    if (file->at == file->buffer) {
        if (file->at < file->end) return EOF; /* no room before it */
        file->at = file->end = file->buffer + __ROOM_BEFORE;
    }
    *--file->at = c;
    file->state &= ~__AT_END;
    return (unsigned char)c;
}

char *fgets(char *to, int room, FILE *file) {
    char *p = to;
    int c = 0;
    if (room <= 0) return NULL;
    while (--room > 0) {
        c = getc(file);
        if (c == EOF) break;
        *p++ = c;
        if (c == '\n') break;
    }
    if (c == EOF && (p == to || file->state & __FAILED)) return NULL;
    *p = 0;
    return to;
}

size_t fread(void *to, size_t size, size_t count, FILE *file) {
    unsigned n = size * count, done = 0, part;
    unsigned char *p = to;
    int c;
    if (!n) return 0;
    while (done < n) {
        part = file->at < file->end ? file->end - file->at : 0;
        if (part) {
            if (part > n - done) part = n - done;
            memcpy(p + done, file->at, part);
            file->at += part;
            done += part;
        } else if (n - done >= BUFSIZ && file->state & __CAN_READ) {
            if (file->state & __HOLDS) __flush(file);
            c = __host(3, file->number, (int)(p + done), n - done);
            if (c <= 0) {
                if (c < 0) __host_failed(file, c);
                else file->state |= __AT_END;
                break;
            }
            done += c;
        } else {
            c = __refill(file);
            if (c == EOF) break;
            p[done++] = c;
        }
    }
    return done / size;
}
