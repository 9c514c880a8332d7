// with: -O 0
// trap: 12 bytes 0 to 3 of the block of 8 bytes are read before being set
// A member of a record gets an unset word of the heap, and gives it back: only the last line reads it.
#include <stdlib.h>
struct match { unsigned start, previous; };
int main(void)
{
    struct match *m = malloc(sizeof *m), local;
    local.previous = m->start;
    m->start = local.previous;

    return m->start == 0;
}
