#include <string.h>

char *strtok_r(char *s, const char *separators, char **rest) {
    char *token = s ? s : *rest;
    if (!token) return NULL;
    token += strspn(token, separators);
    if (!*token) {
        *rest = token;
        return NULL;
    }
    s = token + strcspn(token, separators);
    if (*s) *s++ = 0;
    *rest = s;
    return token;
}

static char *rest; /* one per PE: threads that share a PE use strtok_r */

char *strtok(char *s, const char *separators) {
    return strtok_r(s, separators, &rest);
}
