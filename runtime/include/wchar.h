#ifndef _WCHAR_H
#define _WCHAR_H
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
typedef __WINT_TYPE__ wint_t;
#define WEOF ((wint_t)-1)
#ifndef WCHAR_MIN
#define WCHAR_MIN __WCHAR_MIN__
#define WCHAR_MAX __WCHAR_MAX__
#endif

/* A wide character is a character of Unicode, and a text of bytes is UTF-8, in every locale. */
typedef struct { unsigned __value; int __left, __all; } mbstate_t;

wint_t btowc(int c);
int wctob(wint_t c);
int mbsinit(const mbstate_t *state);
size_t mbrlen(const char *s, size_t n, mbstate_t *state);
size_t mbrtowc(wchar_t *to, const char *s, size_t n, mbstate_t *state);
size_t wcrtomb(char *to, wchar_t c, mbstate_t *state);
size_t mbsrtowcs(wchar_t *to, const char **from, size_t room, mbstate_t *state);
size_t wcsrtombs(char *to, const wchar_t **from, size_t room, mbstate_t *state);

size_t wcslen(const wchar_t *s);
size_t wcsnlen(const wchar_t *s, size_t n);
wchar_t *wcscpy(wchar_t *to, const wchar_t *from);
wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t n);
wchar_t *wcscat(wchar_t *to, const wchar_t *from);
wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t n);
int wcscmp(const wchar_t *a, const wchar_t *b);
int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n);
int wcscoll(const wchar_t *a, const wchar_t *b);
size_t wcsxfrm(wchar_t *to, const wchar_t *from, size_t room);
wchar_t *wcschr(const wchar_t *s, wchar_t c);
wchar_t *wcsrchr(const wchar_t *s, wchar_t c);
wchar_t *wcsstr(const wchar_t *s, const wchar_t *part);
size_t wcsspn(const wchar_t *s, const wchar_t *set);
size_t wcscspn(const wchar_t *s, const wchar_t *set);
wchar_t *wcspbrk(const wchar_t *s, const wchar_t *set);
wchar_t *wcstok(wchar_t *s, const wchar_t *separators, wchar_t **rest);
wchar_t *wcsdup(const wchar_t *s);

wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t n);
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t n);
wchar_t *wmemset(wchar_t *to, wchar_t c, size_t n);
int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n);
wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t n);

long wcstol(const wchar_t *s, wchar_t **end, int base);
unsigned long wcstoul(const wchar_t *s, wchar_t **end, int base);
long long wcstoll(const wchar_t *s, wchar_t **end, int base);
unsigned long long wcstoull(const wchar_t *s, wchar_t **end, int base);
double wcstod(const wchar_t *s, wchar_t **end);
float wcstof(const wchar_t *s, wchar_t **end);
long double wcstold(const wchar_t *s, wchar_t **end);

/* Files hold bytes, which wide functions read and write as UTF-8; both kinds may be used on one file. */
wint_t fgetwc(FILE *file);
wint_t getwc(FILE *file);
wint_t getwchar(void);
wchar_t *fgetws(wchar_t *to, int room, FILE *file);
wint_t fputwc(wchar_t c, FILE *file);
wint_t putwc(wchar_t c, FILE *file);
wint_t putwchar(wchar_t c);
int fputws(const wchar_t *s, FILE *file);
int fwide(FILE *file, int mode);
int wprintf(const wchar_t *format, ...);
int fwprintf(FILE *file, const wchar_t *format, ...);
int swprintf(wchar_t *to, size_t room, const wchar_t *format, ...);
int vwprintf(const wchar_t *format, va_list arguments);
int vfwprintf(FILE *file, const wchar_t *format, va_list arguments);
int vswprintf(wchar_t *to, size_t room, const wchar_t *format, va_list arguments);
#endif
