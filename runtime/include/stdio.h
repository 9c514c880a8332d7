#ifndef _STDIO_H
#define _STDIO_H
#include <stdarg.h>
#include <stddef.h>
#define EOF (-1)
#define BUFSIZ 512
#define FILENAME_MAX 256
#define FOPEN_MAX 64
#define L_tmpnam 20
#define TMP_MAX 10000
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

/* A file belongs to the PE that opened it. stdout and stderr are written at once, one host write a call. */
typedef struct __file FILE;
typedef long fpos_t;
struct __file {
    unsigned char *at, *end; /* unread bytes; when written to: at = where the next byte goes, end = start of buffer */
    unsigned char *buffer;   /* malloc'ed on first use */
    int number, state;
    struct __file *next;
};
extern struct __file __stdin, __stdout, __stderr;
#define stdin (&__stdin)
#define stdout (&__stdout)
#define stderr (&__stderr)

int printf(const char *format, ...);
int fprintf(FILE *file, const char *format, ...);
int sprintf(char *to, const char *format, ...);
int snprintf(char *to, size_t room, const char *format, ...);
int vprintf(const char *format, va_list arguments);
int vfprintf(FILE *file, const char *format, va_list arguments);
int vsprintf(char *to, const char *format, va_list arguments);
int vsnprintf(char *to, size_t room, const char *format, va_list arguments);
int scanf(const char *format, ...);
int fscanf(FILE *file, const char *format, ...);
int sscanf(const char *s, const char *format, ...);
int vscanf(const char *format, va_list arguments);
int vfscanf(FILE *file, const char *format, va_list arguments);
int vsscanf(const char *s, const char *format, va_list arguments);

int putchar(int c);
int puts(const char *s);
int fputc(int c, FILE *file);
int putc(int c, FILE *file);
int fputs(const char *s, FILE *file);
int getchar(void);
int fgetc(FILE *file);
int getc(FILE *file);
int ungetc(int c, FILE *file);
char *fgets(char *to, int room, FILE *file);
size_t fread(void *to, size_t size, size_t count, FILE *file);
size_t fwrite(const void *from, size_t size, size_t count, FILE *file);

FILE *fopen(const char *path, const char *mode);
FILE *freopen(const char *path, const char *mode, FILE *file);
int fclose(FILE *file);
int fflush(FILE *file);
int setvbuf(FILE *file, char *buffer, int mode, size_t size);
void setbuf(FILE *file, char *buffer);
int fseek(FILE *file, long offset, int whence);
long ftell(FILE *file);
void rewind(FILE *file);
int fgetpos(FILE *file, fpos_t *position);
int fsetpos(FILE *file, const fpos_t *position);
int feof(FILE *file);
int ferror(FILE *file);
void clearerr(FILE *file);
int fileno(FILE *file);
int remove(const char *path);
int rename(const char *from, const char *to);
FILE *tmpfile(void);
char *tmpnam(char *to);
void perror(const char *what);

/* Most characters come out of the buffer: no call for them. `file` is used twice, as C allows for getc. */
int __refill(FILE *file);
#define getc(file) ((file)->at < (file)->end ? *(file)->at++ : __refill(file))
#define getchar() getc(stdin)
#define putc(c, file) fputc(c, file)
#include <posix/stdio.h>
#endif
