/* Files for a while, in the current folder: the name holds the PE, so that no two PEs choose the same. */
#include <stdio.h>

static int count;

char *tmpnam(char *to) {
    static char last[L_tmpnam];
    FILE *there;
    if (!to) to = last;
    do {
        if (count >= TMP_MAX) return NULL;
        sprintf(to, "emc-%d-%d.tmp", my_pe(), count++);
        there = fopen(to, "r");
        if (there) fclose(there);
    } while (there);
    return to;
}

/* The name is taken back at once: the host keeps a file that is open until it is closed. */
FILE *tmpfile(void) {
    char name[L_tmpnam];
    FILE *file;
    if (!tmpnam(name)) return NULL;
    file = fopen(name, "w+");
    if (file) remove(name);
    return file;
}
