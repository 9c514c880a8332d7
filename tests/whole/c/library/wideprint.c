// Wide formats, whose widths count characters, and wide characters out of files and into them.
// stdin: aé😀
// expect: 3 €    ü|ü|üb  |    éa|éa|é  |é c
// expect: wide größe
// expect: ß
// expect: 61 e9 1f600 a é€
// expect: 34 2
#include <stdio.h>
#include <wchar.h>
#include <locale.h>
int main(void) {
    setlocale(LC_ALL, "C.UTF-8");
    int n = wprintf(L"%d €%5ls|%.1ls|%-4ls|%6s|%.2s|%-3s|%s %c\n", 3, L"ü", L"üb", L"üb", "éa", "éaé", "é", "é", 'c');
    fputws(L"wide größe\n", stdout); putwchar(L'ß'); putwchar(L'\n');
    wint_t c; while ((c = getwchar()) != WEOF) wprintf(L"%lx ", (unsigned long)c);
    wprintf(L"\n%d %d\n", n, fwprintf(stdout, L"é%ls", L"€"));
    return 0; }
