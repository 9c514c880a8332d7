/* Names of files. */
#include <errno.h>
#include <stdio.h>

int remove(const char *path) {
    int answer = __host(9, (int)path, 0, 0);
    if (answer >= 0) return 0;
    errno = -answer;
    return -1;
}

int rename(const char *from, const char *to) {
    int answer = __host(10, (int)from, (int)to, 0);
    if (answer >= 0) return 0;
    errno = -answer;
    return -1;
}
