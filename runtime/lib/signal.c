/* Signals come from raise and abort alone. Without a handler they end the run, with the status a shell would show. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*handler_t)(int);

extern handler_t __abort_handler;

enum { KNOWN = 1 << SIGINT | 1 << SIGILL | 1 << SIGABRT | 1 << SIGFPE | 1 << SIGSEGV | 1 << SIGTERM };

static handler_t handlers[SIGTERM + 1];

static int known(int number) {
    if ((unsigned)number <= SIGTERM && KNOWN >> number & 1) return 1;
    errno = EINVAL;
    return 0;
}

handler_t signal(int number, handler_t handler) {
    handler_t before;
    if (!known(number)) return SIG_ERR;
    before = handlers[number];
    handlers[number] = handler;
    if (number == SIGABRT) __abort_handler = handler == SIG_IGN ? SIG_DFL : handler;
    return before;
}

int raise(int number) {
    handler_t handler;
    if (!known(number)) return -1;
    handler = handlers[number];
    if (handler == SIG_IGN) return 0;
    if (handler == SIG_DFL) {
        if (number == SIGABRT) abort();
        fprintf(stderr, "signal %d ended the run\n", number);
        _Exit(128 + number);
    }
    signal(number, SIG_DFL);
    handler(number);
    return 0;
}
