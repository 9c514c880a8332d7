/* The parts of a path, as POSIX takes them apart; both change the text. */
#include <libgen.h>
#include <string.h>

static char *without_slashes(char *path) {
    char *end = path + strlen(path);
    while (end > path + 1 && end[-1] == '/') *--end = 0;
    return end;
}

char *basename(char *path) {
    char *end, *slash;
    if (!path || !*path) return ".";
    end = without_slashes(path);
    slash = strrchr(path, '/');
    return slash && end > path + 1 ? slash + 1 : path;
}

char *dirname(char *path) {
    char *slash;
    if (!path || !*path) return ".";
    without_slashes(path);
    slash = strrchr(path, '/');
    if (!slash) return ".";
    if (slash == path) slash++;
    *slash = 0;
    without_slashes(path);
    return path;
}
