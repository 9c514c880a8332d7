// Shows: attributes are ignored, each told of once, wherever they stand.
// expect: 4 3 3 9
#include <stdio.h>

static int next(int x) __attribute__((noinline, unused));
__attribute__((noreturn)) void never(void);
static int __attribute__((const)) next(int x) { return x + 1; }
int three __attribute__((unused)) = 3;
int (*pointer)(int) __attribute__((weird("a", (1, 2)))) = next;
struct s {
    int a __attribute__((deprecated));
} __attribute__((may_alias));
int say(int x __attribute__((unused)), const char *text, ...) __attribute__((format(printf, 2, 3)));
enum e { A __attribute__((unused)), B };
__extension__ typedef __signed__ long long wide;
static __inline__ __const int *through(__const int *__restrict__ p) { return p; }

int main(void) {
    int x __attribute__((unused)) = 1;
    __volatile__ int y = 9;
    __typeof__(y) z = y;
again:
    __attribute__((unused));
    switch (x) {
    case 1: x++; __attribute__((fallthrough));
    case 2: x++;
    }
    if (x < 3) goto again;
    wide q = __extension__ 3;
    printf("%d %d %d %d\n", pointer(three), x, (int)q, *through(&z));
    return 0;
}

// fault: 5 warning: the attribute `noinline` is ignored
// fault: 6 warning: the attribute `noreturn` is ignored
// fault: 7 warning: the attribute `const` is ignored
// fault: 9 warning: the attribute `weird` is ignored
// fault: 11 warning: the attribute `deprecated` is ignored
// fault: 12 warning: the attribute `may_alias` is ignored
// fault: 13 warning: the attribute `format` is ignored
// fault: 25 warning: the attribute `fallthrough` is ignored
// fault: 30 warning: argument 1 of `through` removes the `volatile` of `volatile int *`
