#ifndef _CTYPE_H
#define _CTYPE_H
int isalnum(int c);
int isalpha(int c);
int isblank(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);
int tolower(int c);
int toupper(int c);
/* A call costs some twenty cycles, a compare one; each macro uses its argument once. */
#define isdigit(c) ((unsigned)(c) - '0' < 10u)
#define isalpha(c) (((unsigned)(c) | 32u) - 'a' < 26u)
#define islower(c) ((unsigned)(c) - 'a' < 26u)
#define isupper(c) ((unsigned)(c) - 'A' < 26u)
#define isprint(c) ((unsigned)(c) - ' ' < 95u)
#define isgraph(c) ((unsigned)(c) - '!' < 94u)
#endif
