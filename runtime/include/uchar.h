#ifndef _UCHAR_H
#define _UCHAR_H
#include <wchar.h>
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;

size_t mbrtoc16(char16_t *to, const char *s, size_t n, mbstate_t *state);
size_t c16rtomb(char *to, char16_t c, mbstate_t *state);
size_t mbrtoc32(char32_t *to, const char *s, size_t n, mbstate_t *state);
size_t c32rtomb(char *to, char32_t c, mbstate_t *state);
#endif
