/* %ls and %lc: wide characters as bytes of UTF-8, none of them cut in its middle. Width and precision count bytes, or,
 * where the format is wide, characters. */
#include "out.h"
#include <stdlib.h>

static void put(struct __out *out, const struct __spec *spec, const wchar_t *s, unsigned most) {
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

/* %s whose width and precision count characters. */
static void text(struct __out *out, const struct __spec *spec, const char *s) {
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

void __format_wide(struct __out *out, const struct __spec *spec, const void *s) {
    int room = spec->precision < 0 || spec->precision >= 6;
    if (spec->flags & __CHARACTERS) text(out, spec, s ? s : room ? "(null)" : "");
    else put(out, spec, s ? s : room ? L"(null)" : L"", -1);
}

void __format_wide_one(struct __out *out, struct __spec *spec, wchar_t c) {
    spec->precision = -1;
    put(out, spec, &c, 1);
}
