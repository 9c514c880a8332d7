#ifndef _ERR_H
#define _ERR_H
#include <stdarg.h>
/* On stderr: the text, and (without x) what errno says. */
void err(int status, const char *format, ...);
void errx(int status, const char *format, ...);
void warn(const char *format, ...);
void warnx(const char *format, ...);
#endif
