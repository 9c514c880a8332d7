/* The inside of a FILE. Files are buffered in a block of their own; the console is written at once.
 *
 * Reading: buffer .. end holds what the host gave, `at` is the next byte; ROOM_BEFORE bytes before it take ungetc.
 * Writing (state has __HOLDS): buffer .. at waits to be written, and end == buffer, so that getc sees no byte.
 * A thread may lose its turn in a host service: a block on its way to the host is first taken out of the FILE. */
#include <stdio.h>

enum {
    __CAN_READ = 1, __CAN_WRITE = 2, __AT_END = 4, __FAILED = 8, __AT_ONCE = 16, __HOLDS = 32, __CONSOLE = 64,
    __APPENDS = 128
};
enum { __ROOM_BEFORE = 4 };

extern struct __file *__open_files;
void __flush_at_exit(void);
int __flush_here(void);
int __flush(FILE *file);
int __give_buffer(FILE *file);
int __host_failed(FILE *file, int answer);
