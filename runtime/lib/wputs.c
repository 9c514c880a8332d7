/* Wide characters out of files and into them, which hold UTF-8. */
#include "heap.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

wint_t fgetwc(FILE *file) {
    mbstate_t state = {0};
    wchar_t wide;
    size_t used;
    char byte;
    int c;
    do {
        c = getc(file);
        if (c == EOF) {
            if (state.__left) errno = EILSEQ;
            return WEOF;
        }
        byte = c;
        used = mbrtowc(&wide, &byte, 1, &state);
    } while (used == (size_t)-2);
    return used == (size_t)-1 ? WEOF : (wint_t)wide;
}

wint_t getwc(FILE *file) {
    return fgetwc(file);
}

wint_t getwchar(void) {
    return fgetwc(stdin);
}

wchar_t *fgetws(wchar_t *to, int room, FILE *file) {
    wint_t c = 0;
    int n = 0;
    if (room <= 0) return NULL;
    while (n < room - 1 && c != '\n') {
        c = fgetwc(file);
        if (c == WEOF) break;
        to[n++] = c;
    }
    if (c == WEOF && !n) return NULL;
    to[n] = 0;
    return to;
}

wint_t fputwc(wchar_t c, FILE *file) {
    char bytes[4];
    int n = wctomb(bytes, c);
    return n > 0 && fwrite(bytes, 1, n, file) == (size_t)n ? (wint_t)c : WEOF;
}

wint_t putwc(wchar_t c, FILE *file) {
    return fputwc(c, file);
}

wint_t putwchar(wchar_t c) {
    return fputwc(c, stdout);
}

int fputws(const wchar_t *s, FILE *file) {
    size_t n = wcstombs(NULL, s, 0);
    char *text;
    int done;
    if (n == (size_t)-1) return EOF;
    text = malloc(n + 1);
    __NEED(text);
    wcstombs(text, s, n + 1);
    done = fputs(text, file);
    free(text);
    return done;
}

int fwide(FILE *file, int mode) {
    (void)file, (void)mode;
    return 0; /* a file has no side: bytes and wide characters may take turns */
}
