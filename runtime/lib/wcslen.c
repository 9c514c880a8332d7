#include <wchar.h>

size_t wcslen(const wchar_t *s) {
    const wchar_t *p = s;
    while (*p) p++;
    return p - s;
}

size_t wcsnlen(const wchar_t *s, size_t n) {
    size_t i;
    for (i = 0; i < n && s[i]; i++) continue;
    return i;
}
