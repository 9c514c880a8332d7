// with: -O 0
// trap: 10 bytes 4 to 7 of the block of 8 bytes are read before being set
// A copy of an unset member is unset, too: only the last line reads it.
#include <stdlib.h>
struct match { unsigned start, previous; };
int main(void)
{
    struct match *m = malloc(sizeof *m);
    m->previous = m->start;
    return m->previous == 0;
}
