#ifndef _POSIX_STDIO_H
#define _POSIX_STDIO_H
/* What POSIX and GNU add to <stdio.h>. A program may declare these names as its own: they give way (linkage.py). */
#include <stdarg.h>
typedef int ssize_t; /* as in <sys/types.h> */
ssize_t getline(char **line, size_t *room, FILE *file);
ssize_t getdelim(char **line, size_t *room, int end, FILE *file);
int asprintf(char **result, const char *format, ...);
int vasprintf(char **result, const char *format, va_list arguments);
int dprintf(int number, const char *format, ...);
int vdprintf(int number, const char *format, va_list arguments);
FILE *popen(const char *command, const char *mode); /* a trap: there are no processes */
int pclose(FILE *file);
#endif
