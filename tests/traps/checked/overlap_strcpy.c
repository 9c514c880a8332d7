// with: -O 0
// trap: 8 source and destination of the copy overlap: 7 bytes are copied, but the addresses differ by only 2
// detail: overlap_strcpy.c:7:* note: `word` is declared in main here
#include <string.h>
int main(void)
{
    char word[12] = "  blanks";
    strcpy(word, word + 2);
    return 0;
}
