/* %ls and %lc: wide characters as bytes of UTF-8, none of them cut in its middle. Width and precision count bytes, or,
 * where the format is wide, characters; so they do for %s there. */
#include "out.h"
#include <stdlib.h>

void __format_wide(struct __out *out, const struct __spec *spec, const wchar_t *s, unsigned most) {
    char bytes[4];
    unsigned count, i;
    int n = 0, used, wide = out->kind == __WIDE;
    for (count = 0; count < most && (s[count] || most == 1); count++) {
        used = wctomb(bytes, s[count]);
        if (used < 0 || (spec->precision >= 0 && (wide ? (int)count + 1 : n + used) > spec->precision)) break;
        n += used;
    }
    if (wide) n = count;
    if (!(spec->flags & __LEFT)) __out_pad(out, ' ', spec->width - n);
    for (i = 0; i < count; i++) {
        used = wctomb(bytes, s[i]);
        __out_write(out, bytes, used);
    }
    if (spec->flags & __LEFT) __out_pad(out, ' ', spec->width - n);
}

/* %s in a wide format. */
void __format_text(struct __out *out, const struct __spec *spec, const char *s) {
    unsigned n;
    int count = 0, begins;
    for (n = 0; s[n]; n++) {
        begins = (s[n] & 0xC0) != 0x80;
        if (begins && count == spec->precision) break;
        count += begins;
    }
    if (!(spec->flags & __LEFT)) __out_pad(out, ' ', spec->width - count);
    __out_write(out, s, n);
    if (spec->flags & __LEFT) __out_pad(out, ' ', spec->width - count);
}
