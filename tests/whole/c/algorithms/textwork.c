// Shows: work on strings by hand and by the library: words turned round, numbers read and written, patterns, Roman ones.
//
// expect: fox brown quick the|Uryyb, Jbeyq!|too many blanks here |Hello, World!|A Tale Of Two Cities
// expect: I=1 IV=4 IX=9 XIV=14 XL=40 XC=90 CD=400 MCMXCIV=1994 MMXXIV=2024 MMMCMXCIX=3999
// expect: 11011
// expect: abacabad 1 2
// expect: 1 0 1
// expect: -31 511 4294967295 0.25
// expect: ab   |   cd|-0042|+1.235e+04|ff
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void turn(char *from, char *to) { while (from < --to) { char c = *from; *from++ = *to, *to = c; } }
static char *words(char *s) { char *p = s, *q; turn(s, s + strlen(s)); for (; *p; p = *q ? q + 1 : q) { q = p + strcspn(p, " "); turn(p, q); } return s; }
static char *roman(int n, char *out)
{
    static const struct { int v; const char *t; } table[] = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    int i;
    for (*out = 0, i = 0; n; i++) while (n >= table[i].v) strcat(out, table[i].t), n -= table[i].v;
    return out;
}
static int value(const char *r) { static const char k[] = "IVXLCDM"; static const int v[] = {1, 5, 10, 50, 100, 500, 1000}; int s = 0, a, b; for (; *r; r++) a = v[strchr(k, *r) - k], b = r[1] ? v[strchr(k, r[1]) - k] : 0, s += a < b ? -a : a; return s; }
static int wild(const char *p, const char *s) { return *p == '*' ? wild(p + 1, s) || (*s && wild(p, s + 1)) : *s ? (*p == '?' || *p == *s) && wild(p + 1, s + 1) : !*p; }
static const char *search(const char *s, const char *w)
{
    int fail[20] = {-1}, i = 0, k = -1;
    while (w[i]) { while (k >= 0 && w[i] != w[k]) k = fail[k]; fail[++i] = ++k; }
    for (i = 0; *s; s++) { while (i >= 0 && w[i] != *s) i = fail[i]; if (!w[++i]) return s - i + 1; }
    return NULL;
}
static char *caesar(char *s, int by) { char *p; for (p = s; *p; p++) if (isalpha((unsigned char)*p)) { int a = isupper((unsigned char)*p) ? 'A' : 'a'; *p = (*p - a + by + 26) % 26 + a; } return s; }
static char *squeeze(char *s) { char *to = s, *from = s; for (; *from; from++) if (!isspace((unsigned char)*from) || (to > s && to[-1] != ' ')) *to++ = isspace((unsigned char)*from) ? ' ' : *from; *to = 0; return s; }
static int anagrams(const char *a, const char *b) { int n[256] = {0}, i; while (*a) n[(unsigned char)*a++]++; while (*b) n[(unsigned char)*b++]--; for (i = 0; i < 256; i++) if (n[i]) return 0; return 1; }
static char *title(char *s) { int start = 1; char *p; for (p = s; *p; p++) *p = (start ? toupper : tolower)((unsigned char)*p), start = !isalpha((unsigned char)*p); return s; }
int main(void)
{
    char a[] = "the quick brown fox", b[] = "Hello, World!", c[] = "  too   many\tblanks  here ", d[] = "a tale OF two cities", out[40];
    const int years[] = {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999};
    unsigned i;
    printf("%s|%s|%s|", words(a), caesar(b, 13), squeeze(c)), printf("%s|%s\n", caesar(b, -13), title(d));
    for (i = 0; i < 10; i++) roman(years[i], out), printf("%s=%d ", out, value(out));
    puts("");
    printf("%d%d%d%d%d\n", wild("a*c", "abbbc"), wild("*.c?", "x.cc"), wild("a?c", "ac"), wild("*", ""), wild("**a*", "bab"));
    printf("%s %d %d\n", search("abacababacabad", "abacabad"), search("aaa", "b") == NULL, (int)strlen(strstr("aaab", "ab")));
    printf("%d %d %d\n", anagrams("listen", "silent"), anagrams("a", "aa"), anagrams("", ""));
    printf("%ld %ld %lu %g\n", strtol(" -0x1fz", NULL, 0), strtol("777", NULL, 8), strtoul("4294967295", NULL, 10), strtod("2.5e-1x", NULL));
    sprintf(out, "%-5s|%5.2s|%05d|%+.3e|%x", "ab", "cdef", -42, 12345.678, 255u), puts(out);
    return 0;
}
