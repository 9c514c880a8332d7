// with: -O 0
// trap: 10 the string in `letters` has no end
// detail: no_end_of_printed_text.c:*:* note: `letters` is declared in main here
// expect: abcd
#include <stdio.h>
int main(void)
{
    char letters[4] = {'a', 'b', 'c', 'd'};
    printf("%.4s\n", letters);
    printf("%s\n", letters);
    return 0;
}
