#include <errno.h>
#include <stdio.h>

/* The host knows no nameless files. */
FILE *tmpfile(void) {
    errno = ENOSYS;
    return NULL;
}
