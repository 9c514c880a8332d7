// Shows: main's arguments, and exit's order: atexit functions backwards, then files.
// pes: 1
// args: one "two words" 3
// expect: 4: one,two words,3, ends with 0
// expect: second
// expect: first
// exit: 7
#include <stdio.h>
#include <stdlib.h>
void first(void) { puts("first"); }
void second(void) { puts("second"); }
int main(int count, char **list) {
    int i;
    atexit(first);
    atexit(second);
    printf("%d: ", count);
    for (i = 1; i < count; i++) printf("%s,", list[i]);
    printf(" ends with %d\n", list[count] != 0);
    exit(7);
}
