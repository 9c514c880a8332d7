// with: -O 0
// trap: 8 what is copied overlaps the place it is copied to
// detail: overlap_strcat.c:7:* note: `word` is declared in main here
#include <string.h>
int main(void)
{
    char word[12] = "abc";
    strcat(word, word);
    return 0;
}
