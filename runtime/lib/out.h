/* What the printf family writes into: one block of text, that goes to the host (or the user's array) whole. */
#include <stdarg.h>
#include <stddef.h>

struct __out {
    char *text;
    unsigned length; /* bytes written there */
    unsigned room;   /* bytes that may be */
    unsigned lost;   /* that did not fit */
    int kind;        /* one of: */
};
/* cut off at room; grows: text lies in a frame, or on the heap, or there for a wide format */
enum { __FIXED, __FRAME, __HEAP, __WIDE };

/* One conversion of a format: %[flags][width][.precision][length]letter */
struct __spec {
    int flags, width, precision; /* precision -1: none given */
    int letter;
};
enum { __LEFT = 1, __PLUS = 2, __SPACE = 4, __ALTERNATE = 8, __ZEROS = 16 };
enum { __LONG = 32, __CHARACTERS = 64 }; /* of %ls and %lc; of %s, in a wide format: width and precision count them */

void __format(struct __out *out, const char *format, va_list arguments);
void __format_double(struct __out *out, const struct __spec *spec, double x);
void __format_wide(struct __out *out, const struct __spec *spec, const void *s);
void __format_wide_one(struct __out *out, struct __spec *spec, wchar_t c);
void __out_write(struct __out *out, const char *text, unsigned n);
void __out_pad(struct __out *out, int c, int n);
void __out_more(struct __out *out, unsigned n);
char *__out_put(struct __out *out, char *to, int c);
