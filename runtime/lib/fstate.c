/* The marks of a file. */
#include "file.h"

int feof(FILE *file) {
    return file->state & __AT_END ? 1 : 0;
}

int ferror(FILE *file) {
    return file->state & __FAILED ? 1 : 0;
}

void clearerr(FILE *file) {
    file->state &= ~(__AT_END | __FAILED);
}

int fileno(FILE *file) {
    return file->number;
}

/* A file is buffered in a block of its own, whatever buffer is offered, or written at once; the console always is. */
int setvbuf(FILE *file, char *buffer, int mode, size_t size) {
    (void)buffer, (void)size;
    if ((unsigned)mode > _IONBF) return EOF;
    if (file->state & __CONSOLE) return 0;
    if (mode == _IONBF) file->state |= __AT_ONCE;
    else file->state &= ~__AT_ONCE;
    return 0;
}

void setbuf(FILE *file, char *buffer) {
    setvbuf(file, buffer, buffer ? _IOFBF : _IONBF, BUFSIZ);
}
