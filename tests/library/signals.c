// Shows: signals that a program raises itself, the one locale, iso646's words.
// expect: 1 2 15
// expect: 0 1 1
// expect: C C 1 . 127
// expect: 3 97 -1 84
// expect: aborting 6
// pes: 1
// exit: 134
#include <errno.h>
#include <iso646.h>
#include <limits.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>

static volatile sig_atomic_t seen, count;

static void note(int number) {
    seen = number;
    count++;
    signal(number, note);
}

static void last(int number) {
    printf("aborting %d\n", number);
}

noreturn static void die(void) {
    abort();
}

int main(void) {
    wchar_t wide[4];
    char narrow[4];
    int first = signal(SIGTERM, note) == SIG_DFL;
    raise(SIGTERM);
    raise(SIGTERM);
    printf("%d %d %d\n", first, count, seen);
    signal(SIGINT, SIG_IGN);
    printf("%d %d %d\n", raise(SIGINT), signal(99, note) == SIG_ERR and errno == EINVAL, signal(SIGTERM, SIG_DFL) == note);
    printf("%s %s %d %s %d\n", setlocale(LC_ALL, ""), setlocale(LC_CTYPE, NULL), setlocale(LC_ALL, "de_DE") == NULL,
           localeconv()->decimal_point, localeconv()->frac_digits == CHAR_MAX ? 127 : 0);
    printf("%d %d ", (int)mbstowcs(wide, "abc", 4), (int)wide[0]);
    wide[0] = 0xD800;
    printf("%d %d\n", (int)wcstombs(narrow, wide, 4), errno);
    signal(SIGABRT, last);
    die();
}
