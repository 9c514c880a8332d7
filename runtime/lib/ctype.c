/* Classes of characters, in the "C" locale, by comparing: no table. */
#include <ctype.h>

int(isdigit)(int c) {
    return isdigit(c);
}

int(isalpha)(int c) {
    return isalpha(c);
}

int(islower)(int c) {
    return islower(c);
}

int(isupper)(int c) {
    return isupper(c);
}

int(isprint)(int c) {
    return isprint(c);
}

int(isgraph)(int c) {
    return isgraph(c);
}

int isalnum(int c) {
    return isalpha(c) || isdigit(c);
}

int isblank(int c) {
    return c == ' ' || c == '\t';
}

int iscntrl(int c) {
    return (unsigned)c < 32 || c == 127;
}

int ispunct(int c) {
    return isgraph(c) && !isalpha(c) && !isdigit(c);
}

int isspace(int c) {
    return c == ' ' || (unsigned)c - '\t' < 5;
}

int isxdigit(int c) {
    return isdigit(c) || ((unsigned)c | 32) - 'a' < 6;
}

int tolower(int c) {
    return isupper(c) ? c | 32 : c;
}

int toupper(int c) {
    return islower(c) ? c & ~32 : c;
}
