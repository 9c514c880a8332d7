#include <stdlib.h>

void abort(void) {
    for (;;) __host(11, 0, 0, 0);
}
