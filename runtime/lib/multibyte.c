/* Characters as bytes of UTF-8, and back. A character that came in parts waits in the state: its bits so far, the bytes
 * that are missing, and how many it has in all. */
#include <errno.h>
#include <stdlib.h>
#include <wchar.h>

int mbsinit(const mbstate_t *state) {
    return !state || !state->__left;
}

static size_t broken(mbstate_t *state) {
    state->__left = 0;
    errno = EILSEQ;
    return (size_t)-1;
}

/* Whether a character of that number is spelled with that many bytes. */
static int spelled(unsigned c, int bytes) {
    if (bytes == 2) return c >= 0x80;
    if (bytes == 3) return c >= 0x800 && c - 0xD800 >= 0x800;
    return c >= 0x10000 && c < 0x110000;
}

size_t mbrtowc(wchar_t *to, const char *s, size_t n, mbstate_t *state) {
    static mbstate_t own;
    size_t used;
    unsigned c;
    if (!state) state = &own;
    if (!s) {
        to = NULL;
        s = "";
        n = 1;
    }
    for (used = 0; used < n;) {
        c = (unsigned char)s[used++];
        if (!state->__left) {
            if (c - 0x80 < 0x80) {
                if (c - 0xC2 >= 0x33) return broken(state);
                state->__all = c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
                state->__left = state->__all - 1;
                state->__value = c & (0x7F >> state->__all);
                continue;
            }
        } else {
            if ((c & 0xC0) != 0x80) return broken(state);
            state->__value = c = state->__value << 6 | (c & 0x3F);
            if (--state->__left) continue;
            if (!spelled(c, state->__all)) return broken(state);
        }
        if (to) *to = c;
        return c ? used : 0;
    }
    return (size_t)-2;
}

size_t mbrlen(const char *s, size_t n, mbstate_t *state) {
    static mbstate_t own;
    return mbrtowc(NULL, s, n, state ? state : &own);
}

int mbtowc(wchar_t *to, const char *s, size_t n) {
    mbstate_t state = {0};
    size_t used;
    if (!s) return 0; /* no state that shifts */
    used = mbrtowc(to, s, n, &state);
    return used == (size_t)-2 ? -1 : (int)used;
}

int mblen(const char *s, size_t n) {
    return mbtowc(NULL, s, n);
}

int wctomb(char *to, wchar_t character) {
    unsigned c = character;
    int bytes, i;
    if (!to) return 0;
    if (c < 0x80) {
        *to = c;
        return 1;
    }
    bytes = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    if (!spelled(c, bytes)) {
        errno = EILSEQ;
        return -1;
    }
    for (i = bytes - 1; i; i--) {
        to[i] = 0x80 | (c & 0x3F);
        c >>= 6;
    }
    *to = (0xF00 >> bytes & 0xFF) | c;
    return bytes;
}

size_t wcrtomb(char *to, wchar_t c, mbstate_t *state) {
    (void)state; /* UTF-8 has none */
    return to ? (size_t)wctomb(to, c) : 1;
}

size_t mbsrtowcs(wchar_t *to, const char **from, size_t room, mbstate_t *state) {
    static mbstate_t own;
    const char *s = *from;
    wchar_t c;
    size_t count, used;
    if (!state) state = &own;
    for (count = 0; !to || count < room; count++) {
        used = mbrtowc(&c, s, 4, state);
        if (used == (size_t)-1) {
            if (to) *from = s;
            return used;
        }
        if (to) to[count] = c;
        if (!c) {
            if (to) *from = NULL;
            return count;
        }
        s += used;
    }
    *from = s;
    return count;
}

size_t mbstowcs(wchar_t *to, const char *from, size_t room) {
    mbstate_t state = {0};
    return mbsrtowcs(to, &from, room, &state);
}

size_t wcsrtombs(char *to, const wchar_t **from, size_t room, mbstate_t *state) {
    const wchar_t *s = *from;
    char bytes[4];
    size_t count = 0;
    int n, i;
    (void)state;
    for (;; s++) {
        n = wctomb(bytes, *s);
        if (n < 0 || (to && count + n > room)) break;
        if (to)
            for (i = 0; i < n; i++) to[count + i] = bytes[i];
        if (!*s) {
            if (to) *from = NULL;
            return count;
        }
        count += n;
    }
    if (to) *from = s;
    return n < 0 ? (size_t)-1 : count;
}

size_t wcstombs(char *to, const wchar_t *from, size_t room) {
    return wcsrtombs(to, &from, room, NULL);
}

wint_t btowc(int c) {
    return (unsigned)c < 0x80 ? (wint_t)c : WEOF;
}

int wctob(wint_t c) {
    return c < 0x80 ? (int)c : EOF;
}
