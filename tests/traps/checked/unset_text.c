// with: -O 0
// trap: 9 byte 1 of `word` is read before being set
// detail: unset_text.c:7:* note: `word` is declared in main here
#include <stdio.h>
int main(void)
{
    char word[8];
    word[0] = 'a';
    printf("%s\n", word);
    return 0;
}
