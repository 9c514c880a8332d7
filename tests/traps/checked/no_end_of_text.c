// with: -O 0
// trap: 9 the string in `word` has no end
// detail: no_end_of_text.c:7:* note: `word` is declared in main here
#include <string.h>
int main(void)
{
    char word[4];
    memcpy(word, "word", 4);
    return strlen(word);
}
