#include <stdlib.h>
#include <wchar.h>

wchar_t *wcscpy(wchar_t *to, const wchar_t *from) {
    wchar_t *at = to;
    while ((*at++ = *from++) != 0) continue;
    return to;
}

wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t n) {
    size_t i;
    for (i = 0; i < n && from[i]; i++) to[i] = from[i];
    for (; i < n; i++) to[i] = 0;
    return to;
}

wchar_t *wcscat(wchar_t *to, const wchar_t *from) {
    wcscpy(to + wcslen(to), from);
    return to;
}

wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t n) {
    wchar_t *at = to + wcslen(to);
    for (; n && *from; n--) *at++ = *from++;
    *at = 0;
    return to;
}

wchar_t *wcsdup(const wchar_t *s) {
    wchar_t *to = malloc((wcslen(s) + 1) * sizeof(wchar_t));
    return to ? wcscpy(to, s) : NULL;
}

size_t wcsxfrm(wchar_t *to, const wchar_t *from, size_t room) {
    size_t n = wcslen(from);
    if (n < room) wcscpy(to, from);
    return n;
}
