/* Lines of any length. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

ssize_t getdelim(char **line, size_t *room, int end, FILE *file) {
    size_t n = 0;
    int c;
    if (!line || !room) {
        errno = EINVAL;
        return -1;
    }
    if (!*line) *room = 0;
    while ((c = fgetc(file)) != EOF) {
        if (n + 1 >= *room) {
            size_t more = *room < 60 ? 120 : 2 * *room;
            char *longer = realloc(*line, more);
            if (!longer) return -1;
            *line = longer;
            *room = more;
        }
        (*line)[n++] = c;
        if (c == end) break;
    }
    if (!n) return -1;
    (*line)[n] = 0;
    return n;
}

ssize_t getline(char **line, size_t *room, FILE *file) {
    return getdelim(line, room, '\n', file);
}
