/* Positions in files, and their marks. */
#include "file.h"

int fseek(FILE *file, long offset, int whence) {
    int answer;
    if (file->state & __HOLDS) __flush(file);
    else if (whence == SEEK_CUR) offset -= file->end - file->at;
    answer = __host(6, file->number, offset, whence);
    if (answer < 0) return __host_failed(file, answer);
    file->at = file->end = file->buffer;
    file->state &= ~__AT_END;
    return 0;
}

long ftell(FILE *file) {
    int answer = __host(6, file->number, 0, SEEK_CUR);
    if (answer < 0) return __host_failed(file, answer);
    return file->state & __HOLDS ? answer + (file->at - file->buffer) : answer - (file->end - file->at);
}

void rewind(FILE *file) {
    fseek(file, 0, SEEK_SET);
    file->state &= ~__FAILED;
}

int fgetpos(FILE *file, fpos_t *position) {
    *position = ftell(file);
    return *position < 0 ? -1 : 0;
}

int fsetpos(FILE *file, const fpos_t *position) {
    return fseek(file, *position, SEEK_SET);
}
