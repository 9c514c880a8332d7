// with: -O 0
// trap: 8 the string in `letters` has no end
// detail: no_end_of_copied_text.c:*:* note: `letters` is declared in main here
#include <string.h>
int main(void)
{
    char letters[4] = {'a', 'b', 'c', 'd'}, copy[40];
    strcpy(copy, letters);
    return copy[0];
}
