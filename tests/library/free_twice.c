// Shows: freeing a block a second time is a trap.
// pes: 1
// trap: block freed twice
#include <stdlib.h>
int main(void) {
    char *p = malloc(10), *q = malloc(10);
    free(p);
    free(p);
    return q != 0;
}
