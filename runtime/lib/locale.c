/* There is one locale, "C": it may be asked for by its names, and any other is refused. */
#include <limits.h>
#include <locale.h>
#include <string.h>

static struct lconv c_locale = {
    ".", "", "", "", "", "", "", "", "", "", CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX,
    CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX};

char *setlocale(int category, const char *locale) {
    if (category < LC_CTYPE || category > LC_ALL) return NULL;
    return !locale || !*locale || !strcmp(locale, "C") || !strcmp(locale, "POSIX") ? "C" : NULL;
}

struct lconv *localeconv(void) {
    return &c_locale;
}
