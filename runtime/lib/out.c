/* Growing the text of a printf: it is sent to the host in one piece, so all of it must be there first. */
#include "heap.h"
#include "out.h"
#include <stdlib.h>
#include <string.h>

/* Makes room for n more bytes, where the text may grow. */
void __out_more(struct __out *out, unsigned n) {
    unsigned room = out->room * 2;
    char *text;
    if (out->kind == __FIXED || n <= out->room - out->length) return;
    if (room - out->length < n) room = out->length + n;
    if (out->kind == __FRAME) {
        text = malloc(room);
        __NEED(text);
        memcpy(text, out->text, out->length);
        out->kind = __HEAP;
    } else {
        text = realloc(out->text, room);
        __NEED(text);
    }
    out->text = text;
    out->room = room;
}

/* The unusual ending of writing c at `to`, which is where the text's room ends; returns where the next one goes. */
char *__out_put(struct __out *out, char *to, int c) {
    out->length = to - out->text;
    __out_more(out, 1);
    if (out->length == out->room) {
        out->lost++;
        return to;
    }
    to = out->text + out->length;
    *to = c;
    return to + 1;
}

void __out_write(struct __out *out, const char *text, unsigned n) {
    unsigned fits;
    char *to;
    if (n > out->room - out->length) __out_more(out, n);
    fits = n < out->room - out->length ? n : out->room - out->length;
    to = out->text + out->length;
    out->length += fits;
    out->lost += n - fits;
    if (fits > 16) memcpy(to, text, fits);
    else while (fits--) *to++ = *text++;
}

void __out_pad(struct __out *out, int c, int count) {
    unsigned fits, n = count;
    if (count <= 0) return;
    if (n > out->room - out->length) __out_more(out, n);
    fits = n < out->room - out->length ? n : out->room - out->length;
    memset(out->text + out->length, c, fits);
    out->length += fits;
    out->lost += n - fits;
}
