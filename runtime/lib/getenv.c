/* A machine without a command interpreter, and with an environment that is empty until the program sets it. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct variable {
    struct variable *next;
    char text[]; /* NAME=value */
} *first;

static struct variable **find(const char *name, unsigned n) {
    struct variable **link = &first;
    while (*link && (strncmp((*link)->text, name, n) || (*link)->text[n] != '=')) link = &(*link)->next;
    return link;
}

char *getenv(const char *name) {
    unsigned n = strlen(name);
    struct variable *found = *find(name, n);
    return found ? found->text + n + 1 : NULL;
}

int unsetenv(const char *name) {
    struct variable **link, *found;
    if (!name || !*name || strchr(name, '=')) {
        errno = EINVAL;
        return -1;
    }
    link = find(name, strlen(name));
    found = *link;
    if (found) {
        *link = found->next;
        free(found);
    }
    return 0;
}

int setenv(const char *name, const char *value, int replace) {
    unsigned n;
    struct variable *new;
    if (!replace && name && getenv(name)) return 0;
    if (unsetenv(name) < 0) return -1;
    n = strlen(name);
    new = malloc(sizeof *new + n + strlen(value) + 2);
    if (!new) return -1;
    memcpy(new->text, name, n);
    new->text[n] = '=';
    strcpy(new->text + n + 1, value);
    new->next = first;
    first = new;
    return 0;
}

int system(const char *command) {
    return command ? -1 : 0;
}
