/* Growing the text of a printf: it is sent to the host in one piece, so all of it must be there first. */
#include "out.h"
#include <stdlib.h>
#include <string.h>

/* Makes room for n more bytes, where the text may grow. */
void __out_more(struct __out *out, unsigned n) {
    unsigned room = out->room * 2;
    char *text;
    if (out->kind == __FIXED || n <= out->room - out->length) return;
    if (room - out->length < n) room = out->length + n;
    if (out->kind == __HEAP) {
        text = realloc(out->text, room);
    } else {
        text = malloc(room);
        memcpy(text, out->text, out->length);
    }
    out->text = text;
    out->room = room;
    out->kind = __HEAP;
}

void __out_write(struct __out *out, const char *text, unsigned n) {
    unsigned fits;
    if (out->length + n > out->room) __out_more(out, n);
    fits = out->length >= out->room ? 0 : out->room - out->length < n ? out->room - out->length : n;
    if (fits > 16) memcpy(out->text + out->length, text, fits);
    else {
        char *to = out->text + out->length;
        while (fits--) *to++ = *text++;
    }
    out->length += n;
}

void __out_pad(struct __out *out, int c, int count) {
    unsigned fits, n = count;
    if (count <= 0) return;
    if (out->length + n > out->room) __out_more(out, n);
    fits = out->length >= out->room ? 0 : out->room - out->length < n ? out->room - out->length : n;
    if (fits) memset(out->text + out->length, c, fits);
    out->length += n;
}
