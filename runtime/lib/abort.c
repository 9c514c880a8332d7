#include <stdlib.h>

void (*__abort_handler)(int); /* what the program gave to signal(SIGABRT) */

void abort(void) {
    void (*handler)(int) = __abort_handler;
    __abort_handler = 0;
    if (handler) handler(6);
    for (;;) __host(11, 0, 0, 0);
}
