#include <ctype.h>
#include <string.h>
#include <wctype.h>

int iswalnum(wint_t c) {
    return c < 0x80 && isalnum((int)c);
}

int iswalpha(wint_t c) {
    return c < 0x80 && isalpha((int)c);
}

int iswblank(wint_t c) {
    return c < 0x80 && isblank((int)c);
}

int iswcntrl(wint_t c) {
    return c < 0x80 && iscntrl((int)c);
}

int iswdigit(wint_t c) {
    return c < 0x80 && isdigit((int)c);
}

int iswgraph(wint_t c) {
    return c < 0x80 && isgraph((int)c);
}

int iswlower(wint_t c) {
    return c < 0x80 && islower((int)c);
}

int iswprint(wint_t c) {
    return c < 0x80 && isprint((int)c);
}

int iswpunct(wint_t c) {
    return c < 0x80 && ispunct((int)c);
}

int iswspace(wint_t c) {
    return c < 0x80 && isspace((int)c);
}

int iswupper(wint_t c) {
    return c < 0x80 && isupper((int)c);
}

int iswxdigit(wint_t c) {
    return c < 0x80 && isxdigit((int)c);
}

wint_t towlower(wint_t c) {
    return c < 0x80 ? (wint_t)tolower((int)c) : c;
}

wint_t towupper(wint_t c) {
    return c < 0x80 ? (wint_t)toupper((int)c) : c;
}

/* A class is the number of its name here, and so is a map; 0 is none. */
static const struct {
    const char *name;
    int (*is)(wint_t c);
} classes[] = {
    {"", NULL}, {"alnum", iswalnum}, {"alpha", iswalpha}, {"blank", iswblank}, {"cntrl", iswcntrl},
    {"digit", iswdigit}, {"graph", iswgraph}, {"lower", iswlower}, {"print", iswprint}, {"punct", iswpunct},
    {"space", iswspace}, {"upper", iswupper}, {"xdigit", iswxdigit},
};
enum { CLASSES = sizeof classes / sizeof *classes, LOWER = 1, UPPER };

wctype_t wctype(const char *name) {
    int i;
    for (i = 1; i < CLASSES; i++)
        if (!strcmp(name, classes[i].name)) return i;
    return 0;
}

int iswctype(wint_t c, wctype_t type) {
    return type > 0 && type < CLASSES && classes[type].is(c);
}

wctrans_t wctrans(const char *name) {
    return !strcmp(name, "tolower") ? LOWER : !strcmp(name, "toupper") ? UPPER : 0;
}

wint_t towctrans(wint_t c, wctrans_t map) {
    return map == LOWER ? towlower(c) : map == UPPER ? towupper(c) : c;
}
