/* The end of a run. Functions given to atexit, and the buffered files, are those of the PE that calls exit. */
#include <stdlib.h>

void (*__before_exit)(void); /* set by fopen: what flushes the files, so that only programs with files carry it */
static void (**functions)(void);
static int count, room;

int atexit(void (*function)(void)) {
    if (count == room) {
        room += 8;
        functions = realloc(functions, room * sizeof *functions);
    }
    functions[count++] = function;
    return 0;
}

void _Exit(int status) {
    for (;;) __host(1, status, 0, 0);
}

void exit(int status) {
    while (count > 0) functions[--count]();
    if (__before_exit) __before_exit();
    _Exit(status);
}
