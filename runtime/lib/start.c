/* What the machine starts on PE 0: fetches the arguments, calls main, and ends the run with its result. */
#include <stdlib.h>

int main(int count, char **arguments);

/* How many arguments the host has, and their texts, in one block of the heap. */
static char **arguments(int count) {
    int bytes = 0, i;
    char **list, *text;
    for (i = 0; i < count; i++) bytes += __host(8, i, 0, 0) + 1;
    list = malloc((count + 1) * sizeof(char *) + bytes);
    text = (char *)(list + count + 1);
    for (i = 0; i < count; i++) {
        list[i] = text;
        text += __host(8, i, (int)text, bytes);
        *text++ = 0;
    }
    list[count] = 0;
    return list;
}

void __start(void) {
    int count = __host(7, 0, 0, 0);
    exit(main(count, arguments(count)));
}
