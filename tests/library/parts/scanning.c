/* strtod, strtol and scanf against glibc's. */
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "machine.h"

double emc_strtod(const char *s, char **end);
float emc_strtof(const char *s, char **end);
long emc_strtol(const char *s, char **end, int base);
unsigned long emc_strtoul(const char *s, char **end, int base);
long long emc_strtoll(const char *s, char **end, int base);
unsigned long long emc_strtoull(const char *s, char **end, int base);
int emc_sscanf(const char *s, const char *format, ...);
extern int emc___errno;

static uint64_t state = 88172645463325252ull;

static uint64_t any(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static void one_double(const char *s) {
    char *ours, *theirs;
    double x, y;
    float u, v;
    int error;
    errno = emc___errno = 0;
    x = emc_strtod(s, &ours);
    y = strtod(s, &theirs);
    error = errno;
    CHECK((!memcmp(&x, &y, 8) || (x != x && y != y)) && ours == theirs, "strtod %s: %a, not %a, rest [%s], not [%s]", s, x, y, ours, theirs);
    CHECK(emc___errno == error, "strtod %s: errno %d, not %d", s, emc___errno, error);
    u = emc_strtof(s, &ours);
    v = strtof(s, &theirs);
    CHECK((!memcmp(&u, &v, 4) || (u != u && v != v)) && ours == theirs, "strtof %s: %a, not %a", s, u, v);
}

static void doubles(void) {
    static const char *texts[] = {
        "0", "-0", "+1", " \t\n12.5xyz", "1e", "1e+", "1e5", "1E-5", ".5", "5.", ".", "-", "", "e5", "0x", "0xg", "0x1p3", "0x1.8p-2", "0X.8P1",
        "0x1.fffffffffffff8p0", "0x1.fffffffffffff7p0", "0x1.00000000000008p0", "0x1.000000000000080001p0", "0x1p-1074", "0x1p-1075",
        "0x1.8p-1075", "0x1p1024", "0x0.0000000000001p-1022", "0x123456789abcdef123p-20", "inf", "-INFINITY", "infinit", "nan", "NaN(12)x", "nan(", "-nan",
        "1e308", "1e309", "1.7976931348623157e308", "1.7976931348623158e308", "1.797693134862315808e308", "2e308", "1e-323", "4e-324", "2e-324", "2.5e-324",
        "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308", "9007199254740993", "9007199254740992.5", "9007199254740993.00000000000000000001",
        "1e22", "1e23", "123456789012345678901234567890", "0.1", "0.3", "1.1", "3.4028235e38", "3.40282357e38", "1e-45", "7e-46", "8e-46", "1e99999", "1e-99999", "0e99999",
        "000000000000000000000000000000000000001.50000000000000000000000000", "0.000000000000000000000000000000000000000000000000015", "1e100000000000",
        "100000000000000000000000000000000000000000000000000", "6.0221e23foo", "  -1.5e+3,", "8.5e22", "16777217", "16777217.0000001", "1e0x"};
    char text[1200];
    unsigned i, k, n;
    union { uint64_t bits; double value; } as, next;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) one_double(texts[i]);
    for (i = 0; i < 30000; i++) {
        as.bits = any();
        if (as.value - as.value != 0) continue;
        switch (any() % 5) {
        case 0: sprintf(text, "%.*g", (int)(any() % 25) + 1, as.value); break;
        case 1: sprintf(text, "%llu.%llue%d", any() % 1000000, any(), (int)(any() % 640) - 320); break;
        case 2: sprintf(text, "%d.%03d", (int)(any() % 100000), (int)(any() % 1000)); break;
        case 3: sprintf(text, "%a", as.value); break;
        default: sprintf(text, "%llue%d", any() >> any() % 60, (int)(any() % 50) - 25);
        }
        one_double(text);
    }
    for (i = 0; i < 600; i++) { /* the middle between two doubles, exactly, a little less, a little more */
        as.bits = any() & 0x7FFFFFFFFFFFFFFFull;
        if (i % 3 == 0) as.bits %= 0x0020000000000000ull;
        if (as.value - as.value != 0 || as.bits >> 52 == 2046) continue;
        next.bits = as.bits + 1;
        if (as.bits >> 52 == 0) sprintf(text, "%.1100f", as.value);
        n = sprintf(text, "%.780Le", ((long double)as.value + (long double)next.value) / 2);
        for (k = n; text[k] != 'e'; k--) continue;
        one_double(text);
        if (text[k - 1] == '0') text[k - 1] = '1';
        one_double(text);
    }
    memset(text, '0', 900);
    strcpy(text, "9007199254740993.");
    text[17] = '0';
    memset(text + 17, '0', 900);
    strcpy(text + 917, "1");
    one_double(text);
}

#define INTEGER(function, type) do { \
        char *ours_ = 0, *theirs_ = 0; \
        type x_, y_; \
        errno = emc___errno = 0; \
        x_ = emc_##function(text, &ours_, base); \
        y_ = function(text, &theirs_, base); \
        CHECK(x_ == y_ && ours_ == theirs_ && errno == emc___errno, #function " %s base %d: %lld, not %lld", text, base, (long long)x_, (long long)y_); \
    } while (0)

static void integers(void) {
    static const char *texts[] = {
        "0", "-0", " 12ab", "+7", "-", "", "0x", "0xg", "0x1f", "-0X1F", "077", "08", "2147483647", "2147483648", "-2147483648", "-2147483649",
        "4294967295", "4294967296", "-4294967295", "99999999999999999999999", "-99999999999999999999999", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "zz", "\t\n\v\f\r 5", "0xffffffff", "1_2", "--1", "+-1"};
    static const int bases[] = {10, 0, 16, 8, 2, 36, 7, 1, -1, 37};
    unsigned i, b;
    for (i = 0; i < sizeof texts / sizeof *texts; i++)
        for (b = 0; b < sizeof bases / sizeof *bases; b++) {
            const char *text = texts[i];
            int base = bases[b];
            INTEGER(strtol, long);
            INTEGER(strtoul, unsigned long);
            INTEGER(strtoll, long long);
            INTEGER(strtoull, unsigned long long);
        }
}

#define SCAN(input, format) do { \
        char ours_[4][64], theirs_[4][64]; \
        int n_, m_; \
        memset(ours_, 7, sizeof ours_); \
        memset(theirs_, 7, sizeof theirs_); \
        n_ = emc_sscanf(input, format, ours_[0], ours_[1], ours_[2], ours_[3]); \
        m_ = sscanf(input, format, theirs_[0], theirs_[1], theirs_[2], theirs_[3]); \
        CHECK(n_ == m_ && !memcmp(ours_, theirs_, sizeof ours_), "sscanf [%s] [%s]: %d, not %d", input, format, n_, m_); \
    } while (0)

static void scans(void) {
    static const char *inputs[] = {
        "", " ", "12", "-12 34", "12,34", "12 , 34", "0x1f 077", "1.5e3 abc", "abc def", "  abc", "abc", "a b c", "99999999999", "-99999999999", "+5 -6 +7",
        "nan inf -infinity", "infi", "0x1.8p3", "[abc]", "abc123", "123abc", "1-2-3", "10%20", "10 % 20", "1e5", ".5 5.", "-.5", "0x", "(nil)",
        "0x1234abcd", "-", "+", "2024-01-02", "12:34:56", "x=5 y=6", "x = 5 y = 6", "\n\n7\n8", "hello, world", "]x]y", "a-z-b", "00012", "65536 257"};
    static const char *formats[] = {
        "%d", "%d %d", "%d,%d", "%i %i", "%3d%3d", "%1d%1d%1d", "%u", "%x %x", "%o", "%f %f", "%lf %s", "%s %s", "%3s%s", "%c", "%c%c", " %c%c", "%3c", "%*d %d",
        "%d%n", "%[a-c]", "%[^,], %s", "%[]x]", "%[^]]", "%[a-z-]", "%2[0-9]%s", "%d%%%d", "x=%d y=%d", "x = %d", "%hd %hd", "%hhd", "%lld %lld", "%llx", "%p",
        "%d-%d-%d", "%d:%d:%d", "%e %g", "%4f%s", "%3lf%lf", "%zu %jd", "%*s %s%n", "%5[^\n]", "%*c%d", " %n%d"};
    unsigned i, f;
    for (i = 0; i < sizeof inputs / sizeof *inputs; i++)
        for (f = 0; f < sizeof formats / sizeof *formats; f++) {
            const char *input = inputs[i], *format = formats[f];
            SCAN(input, format);
        }
}

/* Inputs and formats put together at random from pieces. Left out: a width that ends a floating field between `0x` and
 * its first digit, which C calls no match and glibc takes for 0; and the sign of a NaN. */
static void anything(void) {
    static const char *input[] = {
        "1", "23", "-4", "+7", "0", "0x1f", "0X", "077", "1.5", "-2.5e3", ".5", "5.", "1e", "1e+", "e5", "inf", "-infinity", "in", "abc", "a", "Z", "z9", "]", "^",
        "-", "%", " ", "  ", "\t", "\n", ",", ":", "(nil)", "0x1234", "99999999999", "-99999999999", "99999999999999999999", "1e400", "1e-400", "\xff", "*", "n",
        "0b1", "00", "0x0x", "1.2.3", "1e5e5", "--1", "0xg", "0x1.8p3", "-0x.8p1"};
    static const char *format[] = {
        "%d", "%i", "%u", "%o", "%x", "%X", "%p", "%f", "%e", "%lf", "%la", "%G", "%s", "%c", "%[a-z]", "%[^,]", "%[]a]", "%[^]]", "%[0-9.]", "%[a-]", "%[-a]",
        "%[^\n ]", "%n", "%hhn", "%hd", "%hhu", "%ld", "%lld", "%jd", "%zd", "%td", "%hhx", "%2d", "%1c", "%3c", "%5s", "%2s", "%3x", "%3i", "%2i", "%4[a-z0-9]",
        "%*d", "%*s", "%*c", "%*f", "%*[a-z]", "%*2d", "%%", " ", "  ", ",", ":", "a", "x", "1", "%20lf", "%lli", "%llx", "%lln", "%hn", "%1x", "%1p", "%[%]",
        "%[9-0]", "%[a-c-e]", "%*3c"};
    char text[60], pieces[80];
    int i, n;
    for (i = 0; i < 300000; i++) {
        *text = *pieces = 0;
        for (n = (int)(any() % 5); n; n--) strcat(text, input[any() % (sizeof input / sizeof *input)]);
        for (n = 1 + (int)(any() % 4); n; n--) strcat(pieces, format[any() % (sizeof format / sizeof *format)]);
        SCAN(text, pieces);
    }
}

DRIVER(integers(); doubles(); scans(); anything())
