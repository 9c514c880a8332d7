// Strings without a library: arrays, pointers, escapes, local copies.
//
// expect: apple,fig,pear, 15
// expect: aXc 4 xy 8 0
// expect: rd 0
#include <stdio.h>
static char buffer[64];
static int length(const char *s) { const char *p = s; while (*p) p++; return p - s; }
static char *append(char *to, const char *from) { while ((*to = *from++)) to++; return to; }
static int order(const char *a, const char *b) { while (*a && *a == *b) a++, b++; return *a - *b; }
int main(void)
{
    char local[] = "abc", fixed[8] = "xy", *p = buffer;
    const char *words[] = {"pear", "apple", "fig"}, *t;
    int i, j;
    for (i = 0; i < 3; i++) for (j = i + 1; j < 3; j++)
        if (order(words[i], words[j]) > 0) { t = words[i]; words[i] = words[j]; words[j] = t; }
    for (i = 0; i < 3; i++) { p = append(p, words[i]); p = append(p, ","); }
    printf("%s %d\n", buffer, length(buffer));
    local[1] = 'X';
    printf("%s %d %s %d %d\n", local, (int)sizeof local, fixed, (int)sizeof fixed, fixed[7]);
    printf("%c%c %d\n", "direct"[2], *("word" + 3), "end"[3]);
    return 0;
}
