// Counting lines, words and letters of a text; a histogram.
//
// expect: 3 14 77
// expect: a7 d4 e9 i4 n6 s5 t5
#include <stdio.h>
#include <ctype.h>
static const char text[] = "The EM-4 is a dataflow machine.\nIts threads end, and packets begin\nnew ones.\n";
int main(void)
{
    int lines = 0, words = 0, inside = 0, i, letters[26] = {0};
    const char *p;
    for (p = text; *p; p++) {
        if (*p == '\n') lines++;
        if (isspace((unsigned char)*p)) inside = 0; else if (!inside) { inside = 1; words++; }
        if (isalpha((unsigned char)*p)) letters[tolower((unsigned char)*p) - 'a']++;
    }
    printf("%d %d %d\n", lines, words, (int)(p - text));
    for (i = 0; i < 26; i++) if (letters[i] > 3) printf("%c%d ", 'a' + i, letters[i]);
    puts("");
    return 0;
}
