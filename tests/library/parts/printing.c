/* printf against glibc's: every conversion with every flag, and doubles of all sizes. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "machine.h"

int emc_snprintf(char *to, size_t room, const char *format, ...);
int emc_printf(const char *format, ...);
int emc_puts(const char *s);
int emc_putchar(int c);

#define format_of(format, ...) format
#define SAME(...) do { \
        char ours_[3000], theirs_[3000]; \
        int n_ = emc_snprintf(ours_, sizeof ours_, __VA_ARGS__), m_ = snprintf(theirs_, sizeof theirs_, __VA_ARGS__); \
        if ((strstr(theirs_, ".e+") || strstr(theirs_, ".E+")) && strchr(format_of(__VA_ARGS__), '#')) break; /* glibc loses zeros in %#g of 99.99 */ \
        CHECK(n_ == m_ && !strcmp(ours_, theirs_), "format %s: %d [%s], not %d [%s]", format, n_, ours_, m_, theirs_); \
    } while (0)

static uint64_t state = 88172645463325252ull;

static uint64_t any(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static double any_double(void) {
    union { uint64_t bits; double value; } as;
    double value;
    switch (any() % 6) {
    case 0: do as.bits = any(); while (as.value != as.value || isinf(as.value)); return as.value;
    case 1: return (double)(int64_t)any() / 65536;
    case 2: return (double)(int)any() / (double)(1 << any() % 30);
    case 3: return (double)(int)(any() % 200000 - 100000) / 1000;
    case 4:
        value = (double)(any() % 100000);
        return value * pow(10, (int)(any() % 40) - 20);
    default: return ldexp((double)(any() % 64), (int)(any() % 160) - 100);
    }
}

static void integers(void) {
    static const char *flags[] = {"", "-", "0", "+", " ", "#", "-0", "+0", "#0", "-#", "+-", " 0", "+ #-0"};
    static const char *widths[] = {"", "1", "5", "12", "25"}, *precisions[] = {"", ".", ".0", ".1", ".6", ".21"};
    static const char *conversions[] = {"d", "i", "u", "o", "x", "X", "hd", "hu", "hx", "hhd", "hho", "ld", "lu", "zu", "td"};
    static const char *wide[] = {"lld", "llu", "llo", "llx", "llX", "jd"};
    static const int values[] = {0, 1, -1, 7, 10, 255, -128, 65535, 99999, 2147483647, -2147483647 - 1};
    static const long long wides[] = {0, 1, -1, 4294967296ll, -4294967297ll, 999999999999999999ll, (long long)(1ull << 63)};
    char format[40];
    unsigned f, w, p, c, v;
    for (f = 0; f < sizeof flags / sizeof *flags; f++)
        for (w = 0; w < 5; w++)
            for (p = 0; p < 6; p++) {
                for (c = 0; c < sizeof conversions / sizeof *conversions; c++)
                    for (v = 0; v < sizeof values / sizeof *values; v++) {
                        sprintf(format, "<%%%s%s%s%s>", flags[f], widths[w], precisions[p], conversions[c]);
                        SAME(format, values[v]);
                    }
                for (c = 0; c < sizeof wide / sizeof *wide; c++)
                    for (v = 0; v < sizeof wides / sizeof *wides; v++) {
                        sprintf(format, "<%%%s%s%s%s>", flags[f], widths[w], precisions[p], wide[c]);
                        SAME(format, wides[v]);
                    }
            }
}

static void texts(void) {
    static const char *formats[] = {"%s", "%5s|", "%-5s|", "%.2s", "%.0s", "%10.3s|", "%-10.3s|", "%.30s", "%45s"};
    static const char *values[] = {"", "a", "abcdef", "a longer text than any width that is used here"};
    const char *format;
    unsigned f, v;
    int a = 0, b = 0;
    char ours[40];
    for (f = 0; f < sizeof formats / sizeof *formats; f++) {
        format = formats[f];
        for (v = 0; v < 4; v++) SAME(format, values[v]);
        SAME(format, (char *)0);
    }
    format = "%c%5c%-5c|";
    SAME(format, 'x', 'y', 'z');
    format = "%p %20p|%-20p|%p";
    SAME(format, (void *)0x1234, (void *)0x89abcdef, (void *)1, (void *)0);
    format = "%%|%5d%%|%*d|%-*d|%.*f|%*.*s|";
    SAME(format, 1, 7, 2, -7, 3, 2, 1.5, -8, 2, "abc");
    emc_snprintf(ours, 40, "ab%ncd%n", &a, &b);
    CHECK(a == 2 && b == 4, "%%n: %d %d", a, b);
    CHECK(emc_snprintf(ours, 4, "%d", 123456) == 6 && !strcmp(ours, "123"), "cut to [%s]", ours);
    CHECK(emc_snprintf(0, 0, "%s", "abc") == 3, "counting only");
}

static void doubles(void) {
    static const char *flags[] = {"", "-", "0", "+", " ", "#", "+0", "-#"};
    static const char *letters = "eEfFgGaA";
    static const double special[] = {
        0.0, -0.0, 1.0, 0.1, 0.5, 1.5, 2.5, 0.25, 0.125, 9.5, 99.5, 9.9999995, 999999.5, 9999995, 1e21, 1e22, 1e23, 123456789.0,
        5e-324, 2.2250738585072014e-308, 2.225073858507201e-308, 1.7976931348623157e308, 4294967295.5, 4294967296.5,
        18446744073709551615.0, 9007199254740993.0, 0.000244140625, 0.000244140624, 1e-5, 0.00001234565, 3.14159265358979,
        1e100, 1e-100, INFINITY, -INFINITY, 5e-7, 0.4999999, 0.9999999999999999, 8.5, 1e9, 999999999.9999999, 1e-9};
    char format[40];
    unsigned i, f, n = sizeof special / sizeof *special;
    int p, w;
    const char *letter;
    for (i = 0; i < n; i++)
        for (letter = letters; *letter; letter++)
            for (f = 0; f < 8; f++)
                for (p = -1; p < 20; p++)
                    for (w = 0; w <= 25; w += 25) {
                        if (p < 0) sprintf(format, "<%%%s%.0d%c>", flags[f], w, *letter);
                        else sprintf(format, "<%%%s%.0d.%d%c>", flags[f], w, p, *letter);
                        SAME(format, special[i]);
                    }
    for (i = 0; i < 120000; i++) {
        double x = any_double();
        p = any() % 8 ? (int)(any() % 20) : (int)(any() % 400);
        if (any() % 3 == 0) sprintf(format, "%%%c", letters[any() % 8]);
        else sprintf(format, "%%.%d%c", p, letters[any() % 8]);
        SAME(format, x);
    }
    for (i = 0; i < 4000; i++) { /* around powers of ten, where %g changes its mind */
        double x = pow(10, (int)(any() % 14) - 6), away = pow(10, -(int)(any() % 12));
        x += (any() & 1 ? x : -x) * away * (double)(any() % 10);
        sprintf(format, any() & 1 ? "%%.%d%c" : "%%+012.%d%c", (int)(any() % 11), "gGfe"[any() % 4]);
        SAME(format, x);
    }
    strcpy(format, "%.1100f %.1100e %.1200g");
    SAME(format, 5e-324, 5e-324, 1.7976931348623157e308);
    strcpy(format, "%f %5F|%-8G|%08e %+g");
    {
        char ours[80];
        emc_snprintf(ours, 80, format, NAN, -NAN, NAN, NAN, -NAN);
        CHECK(!strcmp(ours, "nan   NAN|NAN     |     nan +nan"), "%s", ours);
    }
}

static int pick(int n) {
    return (int)(any() % (unsigned)n);
}

/* One of the given texts. */
#define ONE_OF(...) ((const char *[]){__VA_ARGS__}[pick(sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *))])

/* SAME with the arguments that the format's stars take. */
#define STARS(value) do { \
        __auto_type value_ = value; \
        if (stars == 0) SAME(format, value_); \
        else if (stars == 2) SAME(format, first, second, value_); \
        else if (*width == '*') SAME(format, first, value_); \
        else SAME(format, second, value_); \
    } while (0)

/* Conversions put together at random: any flags, any width and precision, also as `*` and negative. */
static void anything(void) {
    char format[40];
    int i, n, first, second, stars;
    for (i = 0; i < 400000; i++) {
        const char *width = ONE_OF("", "", "1", "7", "33", "*"), *precision = ONE_OF("", "", ".", ".0", ".3", ".17", ".60", ".*");
        char flags[5] = "";
        for (n = pick(4); n; n--) flags[n - 1] = "-+ #0"[pick(5)];
        first = pick(60) - 30;
        second = pick(60) - 20;
        stars = (*width == '*') + (precision[0] && precision[1] == '*');
        n = sprintf(format, "<%%%s%s%s", flags, width, precision);
        switch (pick(5)) {
        case 0:
            sprintf(format + n, "%s>", ONE_OF("d", "i", "u", "o", "x", "X", "hd", "hhx", "hhu", "ho", "lx", "zd", "ti"));
            STARS((int)(any() >> pick(64)));
            break;
        case 1:
            sprintf(format + n, "%s>", ONE_OF("lld", "llu", "llo", "llx", "jX", "ji"));
            STARS(pick(9) ? (long long)any() >> pick(64) : 0ll);
            break;
        case 2:
            sprintf(format + n, "%s>", ONE_OF("s", "p", "s"));
            STARS(strstr(format, "p>") ? (char *)(unsigned)any() : ONE_OF("", "a", "some text", NULL));
            break;
        case 3:
            sprintf(format + n, "c>");
            STARS('!' + pick(90));
            break;
        default:
            sprintf(format + n, "%c>", "eEfFgGaA"[pick(8)]);
            STARS(any_double());
        }
    }
}

static void messages(void) {
    char big[5000];
    memset(big, 'x', sizeof big - 1);
    big[sizeof big - 1] = 0;
    emc_writes = emc_console_used = 0;
    CHECK(emc_printf("%d%s%d\n", 1, big, 2) == 5002, "length");
    CHECK(emc_writes == 1 && emc_console_used == 5002 && emc_console[5001] == '\n', "one write: %d", emc_writes);
    CHECK(emc_printf("") == 0 && emc_writes == 1, "nothing is not written");
    emc_puts(big);
    CHECK(emc_writes == 2 && emc_console_used == 10002, "puts is one write");
    emc_putchar('a');
    CHECK(emc_writes == 3 && emc_console[10002] == 'a', "putchar");
}

DRIVER(integers(); texts(); doubles(); anything(); messages())
