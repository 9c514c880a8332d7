// with: -O 0
// trap: 10 index -1 is outside of `p->text` (char [8])
// detail: index_member_pointer.c:8:* note: the block of 16 bytes was allocated here
#include <stdlib.h>
struct line { int length; char text[8]; int after; };
int main(void)
{
    struct line *p = malloc(sizeof *p);
    int i = -1;
    p->text[i] = 'x';
    return 0;
}
