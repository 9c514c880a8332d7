// Shows: plain char is signed, characters as numbers, subscripts and cases, sign extension, tables by character.
//
// expect: -23 233 -128 0 1
// expect: -2 14 14 233
// expect: 4294967273 1 1
// expect: digit accent lower 1
// expect: i4m1p2s4 193409669 5859866
// expect: 0 10 15 -1 -1 -1 -1 -1 Hello!
// expect: 22 15 e9 74 e9 20 20ac 20 1f600 21
// expect: aAbBcCdDeE 33 -128
// expect: 19 -6
// expect: 1760 Xy
#include <ctype.h>
#include <stdio.h>
#include <string.h>
static const char *const kinds[256] = {['0' ... '9'] = "digit", ['a' ... 'z'] = "lower", [' '] = "space", [(unsigned char)'\xe9'] = "accent"};
static int histogram[128];
static unsigned hash(const char *s) { unsigned h = 5381; int c; while ((c = *s++) != 0) h = h * 33 ^ c; return h; }
static int hex(char c) { return c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1; }
static char rot(char c) { if ((c >= 'a' && c <= 'm') || (c >= 'A' && c <= 'M')) return c + 13; return (c >= 'n' && c <= 'z') || (c >= 'N' && c <= 'Z') ? c - 13 : c; }
static int length8(const char *s) { int n = 0; for (; *s; s++) n += (*s & 0xc0) != 0x80; return n; }
static unsigned point(const char **s) { unsigned char c = *(*s)++; unsigned p; int more = c < 0x80 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3; for (p = more ? c & (0x3f >> more) : c; more--;) p = p << 6 | (*(*s)++ & 0x3f); return p; }
int main(void)
{
    char c = '\xe9', d = 128 - 256, text[] = "Hello, \xc3\xa9t\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80!";
    signed char s = -1;
    unsigned char u = c;
    const char *p;
    int i, n = 0;
    printf("%d %d %d %d %d\n", c, u, d, c == u, c < 'a');
    printf("%d %d %d %d\n", c >> 4, u >> 4, (unsigned char)c >> 4, c & 0xff);
    printf("%u %d %d\n", (unsigned)c, c == '\xe9', (char)u == '\xe9');
    printf("%s %s %s %d\n", kinds['7'], kinds[(unsigned char)c], kinds['q'], kinds['Q'] == 0);
    for (p = "mississippi"; *p; p++) histogram[(int)*p]++;
    for (i = 0; i < 128; i++) if (histogram[i]) printf("%c%d", i, histogram[i]);
    printf(" %u %u\n", hash("abc"), hash("\377\200"));
    for (p = "0aFg/:@`"; *p; p++) printf("%d ", hex(*p));
    for (p = "Uryyb!"; *p; p++) putchar(rot(*p));
    puts("");
    printf("%d %d", (int)strlen(text), length8(text));
    for (p = text + 7; *p;) printf(" %x", point(&p));
    puts("");
    for (c = 'a'; c <= 'e'; c++) printf("%c%c", c, c - 'a' + 'A');
    for (u = 253; u; u++) n++;
    for (c = 125; c > 0; c++) n += 10;
    printf(" %d %d\n", n, c);
    while (s-- > -5) n += s;
    printf("%d %d\n", n, s);
    for (i = n = 0; i < 128; i++) n += !!isalpha(i) + !!isdigit(i) * 2 + !!isspace(i) * 4 + !!ispunct(i) * 8 + !!isxdigit(i) * 16 + !!iscntrl(i) * 32;
    printf("%d %c%c\n", n, toupper('x'), tolower('Y'));
    return 'A' - 65;
}
