/* UTF-16 and UTF-32 as bytes of UTF-8, and back. A state whose __left is below 0 holds half of a pair. */
#include <errno.h>
#include <stdlib.h>
#include <uchar.h>

enum { SECOND_WAITS = -1, FIRST_CAME = -2 };

size_t mbrtoc16(char16_t *to, const char *s, size_t n, mbstate_t *state) {
    static mbstate_t own;
    wchar_t c;
    size_t used;
    if (!state) state = &own;
    if (state->__left == SECOND_WAITS) {
        if (to) *to = state->__value;
        state->__left = 0;
        return (size_t)-3;
    }
    if (!s) to = NULL;
    used = mbrtowc(&c, s ? s : "", s ? n : 1, state);
    if (used >= (size_t)-2) return used;
    if (c < 0x10000) {
        if (to) *to = c;
        return used;
    }
    if (to) *to = 0xD7C0 + (c >> 10);
    state->__value = 0xDC00 | (c & 0x3FF);
    state->__left = SECOND_WAITS;
    return used;
}

size_t c16rtomb(char *to, char16_t c, mbstate_t *state) {
    static mbstate_t own;
    unsigned whole = c;
    int second = c - 0xDC00u < 0x400;
    if (!state) state = &own;
    if (!to) {
        state->__left = 0;
        return 1;
    }
    if (second != (state->__left == FIRST_CAME)) {
        state->__left = 0;
        errno = EILSEQ;
        return (size_t)-1;
    }
    if (c - 0xD800u < 0x400) {
        state->__value = c;
        state->__left = FIRST_CAME;
        return 0;
    }
    if (second) whole = 0x10000 + ((state->__value & 0x3FF) << 10 | (c & 0x3FF));
    state->__left = 0;
    return wctomb(to, whole);
}

size_t mbrtoc32(char32_t *to, const char *s, size_t n, mbstate_t *state) {
    static mbstate_t own;
    return mbrtowc((wchar_t *)to, s, n, state ? state : &own);
}

size_t c32rtomb(char *to, char32_t c, mbstate_t *state) {
    return wcrtomb(to, c, state);
}
