/* What is looked for in wide strings. */
#include <wchar.h>

wchar_t *wcschr(const wchar_t *s, wchar_t c) {
    for (;; s++) {
        if (*s == c) return (wchar_t *)s;
        if (!*s) return NULL;
    }
}

wchar_t *wcsrchr(const wchar_t *s, wchar_t c) {
    const wchar_t *last = NULL;
    do
        if (*s == c) last = s;
    while (*s++);
    return (wchar_t *)last;
}

wchar_t *wcsstr(const wchar_t *s, const wchar_t *part) {
    size_t n = wcslen(part);
    for (;; s++) {
        if (!wcsncmp(s, part, n)) return (wchar_t *)s;
        if (!*s) return NULL;
    }
}

/* How many characters from the beginning are in the set, or are not. */
static size_t span(const wchar_t *s, const wchar_t *set, int in) {
    size_t n;
    for (n = 0; s[n] && (wcschr(set, s[n]) != NULL) == in; n++) continue;
    return n;
}

size_t wcsspn(const wchar_t *s, const wchar_t *set) {
    return span(s, set, 1);
}

size_t wcscspn(const wchar_t *s, const wchar_t *set) {
    return span(s, set, 0);
}

wchar_t *wcspbrk(const wchar_t *s, const wchar_t *set) {
    s += span(s, set, 0);
    return *s ? (wchar_t *)s : NULL;
}

wchar_t *wcstok(wchar_t *s, const wchar_t *separators, wchar_t **rest) {
    wchar_t *token = s ? s : *rest;
    if (!token) return NULL;
    token += span(token, separators, 1);
    *rest = NULL;
    if (!*token) return NULL;
    s = token + span(token, separators, 0);
    if (*s) {
        *s = 0;
        *rest = s + 1;
    }
    return token;
}
