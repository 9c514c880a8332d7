/* The end of a run. Functions given to atexit are those of the PE that calls exit; files, those of all PEs. */
#include <stdlib.h>

void (*__before_exit)(void); /* set by the first fopen anywhere: flush_machine.emc */
static void (**functions)(void);
static int count, room;

int atexit(void (*function)(void)) {
    if (count == room) {
        void *more = realloc(functions, (room + 8) * sizeof *functions);
        if (!more) return 1;
        functions = more;
        room += 8;
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
