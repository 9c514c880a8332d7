/* There is one locale, "C", in which text is UTF-8: it may be asked for by its names, and any other is refused. */
#include <limits.h>
#include <locale.h>
#include <string.h>

static struct lconv c_locale = {
    ".", "", "", "", "", "", "", "", "", "", CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX,
    CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX};

char *setlocale(int category, const char *locale) {
    if (category < LC_CTYPE || category > LC_ALL) return NULL;
    if (!locale || !*locale || !strcmp(locale, "C") || !strcmp(locale, "POSIX")) return "C";
    return !strcmp(locale, "C.UTF-8") || !strcmp(locale, "C.utf8") ? "C" : NULL;
}

struct lconv *localeconv(void) {
    return &c_locale;
}
