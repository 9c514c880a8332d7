/* Where the scanf family reads: bytes at file->at .. end; `more` fetches the byte after them (0: there is none). */
#include <stdarg.h>
#include <stdio.h>

struct __in {
    FILE *file;
    int (*more)(FILE *);
    int count; /* bytes read so far, for %n */
};

int __scan(struct __in *in, const char *format, va_list arguments);
