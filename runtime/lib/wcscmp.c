#include <wchar.h>

int wcscmp(const wchar_t *a, const wchar_t *b) {
    for (; *a == *b && *a; a++) b++;
    return (*a > *b) - (*a < *b);
}

int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n) {
    for (; n; n--, a++, b++)
        if (*a != *b || !*a) return (*a > *b) - (*a < *b);
    return 0;
}

int wcscoll(const wchar_t *a, const wchar_t *b) {
    return wcscmp(a, b);
}
