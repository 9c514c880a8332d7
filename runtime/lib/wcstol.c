/* Numbers in wide strings: the characters that one can have are bytes, and so it is read as a text of bytes. */
#include "heap.h"
#include <stdlib.h>
#include <wchar.h>

#define PLACE(end, s, text, stop) do { \
        if (end) *(end) = (wchar_t *)(s) + (stop ? stop - text : 0); \
        free(text); \
    } while (0)

/* The text up to the first character that no number has, in a block of its own. */
static char *narrow(const wchar_t *s) {
    size_t n, i;
    char *text;
    for (n = 0; s[n] && (unsigned long)s[n] < 0x80; n++) continue;
    text = malloc(n + 1);
    __NEED(text);
    for (i = 0; i < n; i++) text[i] = s[i];
    text[n] = 0;
    return text;
}

long wcstol(const wchar_t *s, wchar_t **end, int base) {
    char *text = narrow(s), *stop = NULL;
    long value = strtol(text, &stop, base);
    PLACE(end, s, text, stop);
    return value;
}

unsigned long wcstoul(const wchar_t *s, wchar_t **end, int base) {
    char *text = narrow(s), *stop = NULL;
    unsigned long value = strtoul(text, &stop, base);
    PLACE(end, s, text, stop);
    return value;
}

long long wcstoll(const wchar_t *s, wchar_t **end, int base) {
    char *text = narrow(s), *stop = NULL;
    long long value = strtoll(text, &stop, base);
    PLACE(end, s, text, stop);
    return value;
}

unsigned long long wcstoull(const wchar_t *s, wchar_t **end, int base) {
    char *text = narrow(s), *stop = NULL;
    unsigned long long value = strtoull(text, &stop, base);
    PLACE(end, s, text, stop);
    return value;
}

double wcstod(const wchar_t *s, wchar_t **end) {
    char *text = narrow(s), *stop = NULL;
    double value = strtod(text, &stop);
    PLACE(end, s, text, stop);
    return value;
}

float wcstof(const wchar_t *s, wchar_t **end) {
    char *text = narrow(s), *stop = NULL;
    float value = strtof(text, &stop);
    PLACE(end, s, text, stop);
    return value;
}

long double wcstold(const wchar_t *s, wchar_t **end) {
    return wcstod(s, end);
}
