#include <errno.h>
#include <stdio.h>
#include <string.h>

void perror(const char *what) {
    const char *text = strerror(errno);
    if (what && *what) fprintf(stderr, "%s: %s\n", what, text);
    else fprintf(stderr, "%s\n", text);
}
