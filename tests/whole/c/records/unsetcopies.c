// Shows: copies of unset words of the heap, on which nothing depends.
//
// expect: 7 3
#include <stdio.h>
#include <stdlib.h>
struct match { unsigned start; int previous; short low, high; float weight; struct match *next; };
int main(void)
{
    struct match *m = malloc(2 * sizeof *m);
    int found = 0;
    m[0].previous = m[0].start, m[1].weight = m[0].weight, m[1].next = m[0].next, m[1].low = m[0].high;
    m[0] = m[1];
    m[0].high = 3;
    printf("%d %d\n", found ? m->previous : 7, m[0].high);
    free(m);
    return 0;
}
