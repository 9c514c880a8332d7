/* Files: opening, closing, and the one place where waiting bytes go to the host. */
#include "heap.h"
#include "file.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct __file __stdin = {0, 0, 0, 0, __CAN_READ | __CONSOLE, 0};
struct __file __stdout = {0, 0, 0, 1, __CAN_WRITE | __AT_ONCE | __CONSOLE, 0};
struct __file __stderr = {0, 0, 0, 2, __CAN_WRITE | __AT_ONCE | __CONSOLE, 0};
struct __file *__open_files; /* what exit must flush */

/* Sets the error mark and errno from a host answer below zero. */
int __host_failed(FILE *file, int answer) {
    errno = -answer;
    file->state |= __FAILED;
    return EOF;
}

/* An empty buffer for a file that has none. */
int __give_buffer(FILE *file) {
    unsigned char *block = malloc(BUFSIZ);
    __NEED(block);
    if (file->buffer) free(block); /* another thread was faster */
    else file->at = file->end = file->buffer = block;
    return 0;
}

/* Writes what waits; or goes back to where the program has read to, so that writing goes on there. */
int __flush(FILE *file) {
    unsigned char *block = file->buffer;
    int n = file->at - block, ahead = file->end - file->at, answer;
    if (!(file->state & __HOLDS)) {
        if (ahead > 0 && !(file->state & __CONSOLE)) {
            file->at = file->end = block;
            __host(6, file->number, -ahead, SEEK_CUR);
        }
        return 0;
    }
    file->state &= ~__HOLDS;
    file->buffer = file->at = file->end = 0;
    answer = __host(2, file->number, (int)block, n);
    if (file->buffer) free(block);
    else file->at = file->end = file->buffer = block;
    return answer < 0 ? __host_failed(file, answer) : 0;
}

/* All files of this PE. */
int __flush_here(void) {
    FILE *file;
    int failed = 0;
    for (file = __open_files; file; file = file->next)
        if (file->state & __HOLDS) failed |= __flush(file);
    return failed;
}

int fflush(FILE *file) {
    return file ? __flush(file) : __flush_here();
}

/* The host's open flags for a mode such as "r", "wb", "a+"; -1: no such mode. */
static int mode_flags(const char *mode) {
    int flags = *mode == 'r' ? 0 : *mode == 'w' ? 1 : *mode == 'a' ? 2 : -1;
    if (flags >= 0 && strchr(mode, '+')) flags |= 4;
    return flags;
}

static int open_into(FILE *file, const char *path, const char *mode) {
    int flags = mode_flags(mode), number = -EINVAL;
    if (flags >= 0 && path) number = __host(4, (int)path, flags, 0);
    if (number < 0) {
        errno = -number;
        return 0;
    }
    file->number = number;
    file->state = flags & 4 ? __CAN_READ | __CAN_WRITE : flags ? __CAN_WRITE : __CAN_READ;
    if (flags & 2) file->state |= __APPENDS;
    if (flags == 2) __host(6, number, 0, SEEK_END);
    return 1;
}

/* Puts an open file among those that exit flushes. */
static FILE *listed(FILE *file) {
    file->next = __open_files;
    __open_files = file;
    __flush_at_exit();
    return file;
}

FILE *fopen(const char *path, const char *mode) {
    FILE *file = calloc(1, sizeof(FILE));
    if (!file) return NULL;
    if (open_into(file, path, mode)) return listed(file);
    free(file);
    return NULL;
}

/* Takes the file out of the list, flushes and closes it. */
static int shut(FILE *file) {
    FILE **link;
    int failed = __flush(file), answer;
    for (link = &__open_files; *link; link = &(*link)->next)
        if (*link == file) {
            *link = file->next;
            break;
        }
    answer = __host(5, file->number, 0, 0);
    free(file->buffer);
    file->buffer = file->at = file->end = 0;
    if (answer < 0) return __host_failed(file, answer);
    return failed;
}

int fclose(FILE *file) {
    int answer;
    if (file->state & __CONSOLE) return __flush(file);
    answer = shut(file);
    free(file);
    return answer;
}

/* The host lets the new file take the place of the console: for every PE, and for printf, which knows no FILE. */
static FILE *reopen_console(const char *path, const char *mode, FILE *file) {
    int number = file->number, at_once = file->state & __AT_ONCE;
    __flush(file);
    if (!open_into(file, path, mode)) return NULL;
    __host(12, file->number, number, 0);
    file->number = number;
    file->state |= __CONSOLE | at_once;
    file->at = file->end = file->buffer;
    return file;
}

FILE *freopen(const char *path, const char *mode, FILE *file) {
    if (file->state & __CONSOLE) return reopen_console(path, mode, file);
    shut(file);
    if (open_into(file, path, mode)) return listed(file);
    return NULL;
}
