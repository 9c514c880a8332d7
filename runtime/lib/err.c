/* Messages as BSD's programs write them. */
#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say(int number, const char *format, va_list arguments) {
    vfprintf(stderr, format, arguments);
    if (number) fprintf(stderr, ": %s", strerror(number));
    fputc('\n', stderr);
}

void err(int status, const char *format, ...) {
    int number = errno;
    va_list arguments;
    va_start(arguments, format);
    say(number, format, arguments);
    va_end(arguments);
    exit(status);
}

void errx(int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(0, format, arguments);
    va_end(arguments);
    exit(status);
}

void warn(const char *format, ...) {
    int number = errno;
    va_list arguments;
    va_start(arguments, format);
    say(number, format, arguments);
    va_end(arguments);
}

void warnx(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(0, format, arguments);
    va_end(arguments);
}
