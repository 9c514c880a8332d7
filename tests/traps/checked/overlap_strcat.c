// with: -O 0
// trap: 8 source and destination of the copy overlap
// detail: overlap_strcat.c:7:* note: `word` is declared in main here
#include <string.h>
int main(void)
{
    char word[12] = "abc";
    strcat(word, word);
    return 0;
}
