// <wchar.h>, <wctype.h> and <uchar.h>: UTF-8 and wide strings, numbers, classes, and `%ls` of printf.
// expect: 4 2 grün|   grün|grün   |grü|€| ü|
// expect: grün und blau-rot -1 1 0
// expect: abc 2 1 1 0
// expect: in hay 1 4 4 llo
// expect: [one][two][three]
// expect: zazab 1 0 0
// expect: 4 20ac 1f600 x€😀y
// expect: 9 x€😀y 9 4
// expect: 1 120 2 97 98
// expect: 3 8364 -1 -1 0 4 4 -1
// expect: 1 -1 -1 -1
// expect: -2 0 -2 1 20ac 1
// expect: 2 € 1 1 €
// expect: 2 €d
// expect: 1 1 113 -1
// expect: -42 255 123456789012 x 2500 €
// expect: 1 0 1 1 Q 1
// expect: 4 d83d -3 de00
// expect: 0 4 😀 3 20ac €
// expect: 7 7|é|ß|x 1
// expect: 4 4 2 1 3
// expect: copy 0
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>
static int sign(int n) { return (n > 0) - (n < 0); }
int main(void)
{
    if (!setlocale(LC_ALL, "C.UTF-8")) return 1;
    wchar_t s[64] = L"grün", t[64], *rest;
    char b[64];
    printf("%d %d %ls|%8ls|%-8ls|%.4ls|%lc|%3lc|\n", (int)wcslen(s), (int)wcsnlen(s, 2), s, s, s, s, L'€', L'ü');
    wcscpy(t, s); wcscat(t, L" und blau"); wcsncat(t, L"-rot-", 4);
    printf("%ls %d %d %d\n", t, sign(wcscmp(s, t)), sign(wcscmp(t, s)), wcsncmp(s, t, 4));
    wcsncpy(t, L"abcdef", 3); t[3] = 0;
    printf("%ls %d %d %d %d\n", t, (int)(wcschr(s, L'ü') - s), wcschr(s, L'x') == NULL, (int)(wcsrchr(L"abcabc", L'b') - L"abcabc") > -1, (int)wcslen(wcschr(s, 0)));
    printf("%ls %d %d %d %ls\n", wcsstr(L"needle in hay", L"in"), wcsstr(s, L"zz") == NULL, (int)wcsspn(L"aabbc", L"ab"), (int)wcscspn(L"aabbc", L"c"), wcspbrk(L"hello", L"lo"));
    wcscpy(t, L",one,,two;three");
    for (wchar_t *p = wcstok(t, L",;", &rest); p; p = wcstok(NULL, L",;", &rest)) printf("[%ls]", p);
    wmemset(t, L'z', 5); t[5] = 0; wmemcpy(t + 1, L"ab", 2); wmemmove(t + 2, t, 3);
    printf("\n%ls %d %d %d\n", t, sign(wmemcmp(t, L"zab", 3)), wmemcmp(t, t, 5), (int)(wmemchr(t, L'z', 5) - t));
    size_t n = mbstowcs(t, "x€😀y", 64);
    printf("%d %lx %lx %ls\n", (int)n, (long)t[1], (long)t[2], t);
    n = wcstombs(b, t, 64);
    printf("%d %s %d %d\n", (int)n, b, (int)wcstombs(NULL, t, 0), (int)mbstowcs(NULL, b, 0));
    printf("%d %d", (int)wcstombs(b, t, 3), b[0]);
    n = mbstowcs(t, "abc", 2);
    printf(" %d %d %d\n", (int)n, (int)t[0], (int)t[1]);
    wchar_t c = 0;
    int used = mbtowc(&c, "€", 3);
    printf("%d %d", used, (int)c);
    printf(" %d %d", mbtowc(&c, "€", 2), mbtowc(&c, "\xff", 1));
    errno = 0;
    printf(" %d %d %d %d\n", mbtowc(NULL, NULL, 0), mblen("😀", 4), wctomb(b, 0x1F600), wctomb(b, 0xD800));
    printf("%d %d %d %d\n", errno == EILSEQ, (int)mbstowcs(t, "a\x80", 8), (int)mbstowcs(t, "\xc0\x80", 8), (int)mbstowcs(t, "\xed\xa0\x80", 8));
    mbstate_t state; memset(&state, 0, sizeof state);
    printf("%d", (int)mbrtowc(&c, "\xe2", 1, &state)); printf(" %d", mbsinit(&state) != 0);
    printf(" %d", (int)mbrtowc(&c, "\x82", 1, &state)); n = mbrtowc(&c, "\xac", 1, &state);
    printf(" %d %lx %d\n", (int)n, (long)c, mbsinit(&state) != 0);
    const char *from = "ab€"; n = mbsrtowcs(t, &from, 2, &state); printf("%d %s", (int)n, from);
    n = mbsrtowcs(t, &from, 20, &state); printf(" %d %d %ls\n", (int)n, from == NULL, t);
    const wchar_t *wf = L"ab€d"; n = wcsrtombs(b, &wf, 4, &state); printf("%d %ls\n", (int)n, wf);
    printf("%d %d %d %d\n", btowc('a') == L'a', btowc(200) == WEOF, wctob(L'q'), wctob(0x20ac));
    printf("%ld %lu %lld", wcstol(L" -42x", &rest, 10), wcstoul(L"ff", NULL, 16), wcstoll(L"123456789012", NULL, 0));
    printf(" %ls", rest);
    printf(" %g", wcstod(L"2.5e3€", &rest));
    printf(" %ls\n", rest);
    printf("%d %d %d %d %c %d\n", iswalpha(L'a') != 0, iswdigit(L'x') != 0, iswspace(L' ') != 0, iswupper(L'Q') != 0, (char)towupper(L'q'), iswctype(L'7', wctype("digit")) != 0);
    char16_t u; char32_t w; memset(&state, 0, sizeof state);
    printf("%d", (int)mbrtoc16(&u, "😀", 4, &state)); printf(" %x", u); printf(" %d", (int)mbrtoc16(&u, "", 1, &state)); printf(" %x\n", u);
    memset(&state, 0, sizeof state);
    printf("%d", (int)c16rtomb(b, 0xd83d, &state)); n = c16rtomb(b, 0xde00, &state); printf(" %d %.*s", (int)n, (int)n, b);
    printf(" %d", (int)mbrtoc32(&w, "€", 3, &state)); n = c32rtomb(b, w, &state); printf(" %x %.*s\n", (unsigned)w, (int)n, b);
    n = swprintf(t, 64, L"%d|%s|%ls|%c", 7, "é", L"ß", 'x'); printf("%d %ls", (int)n, t); printf(" %d\n", swprintf(t, 3, L"%d", 12345) < 0);
    printf("%d %d %d %d %d\n", (int)sizeof(wchar_t), (int)sizeof(wint_t), (int)sizeof(char16_t), WEOF == (wint_t)-1, (int)wcsxfrm(NULL, L"abc", 0));
    wchar_t *d = wcsdup(L"copy"); printf("%ls %d\n", d, wcscoll(d, L"copy")); free(d);
    return 0;
}
