// Shows: macros with ..., named rests, empty ones, counting, mapping over arguments, passing them on.
//
// expect: [1][2 two]plain 3,4
// expect: {none}{1}{1 2}
// expect: 1 2 2 6
// expect: 4 14 18
// expect: 3 5 9 4
// expect: 9 5 3
// expect: a , b||REST(1, 2)
// expect: 10 7
// expect: 1 2
// expect: 21 5
// expect: SAY"x", 'y'
#include <stdio.h>
#define LOG(format, ...) printf("[" format "]", __VA_ARGS__)
#define SAY(args...) printf(args)
#define OPT(format, rest...) printf("{" format "}", ##rest)
#define COUNT(...) COUNT_(__VA_ARGS__, 6, 5, 4, 3, 2, 1, 0)
#define COUNT_(a, b, c, d, e, f, n, ...) n
#define FIRST(a, ...) a
#define REST(a, ...) __VA_ARGS__
#define MAP1(m, a) m(a)
#define MAP2(m, a, ...) m(a) MAP1(m, __VA_ARGS__)
#define MAP3(m, a, ...) m(a) MAP2(m, __VA_ARGS__)
#define MAP4(m, a, ...) m(a) MAP3(m, __VA_ARGS__)
#define PASTE(a, b) a##b
#define PASTE2(a, b) PASTE(a, b)
#define MAP(m, ...) PASTE2(MAP, COUNT(__VA_ARGS__))(m, __VA_ARGS__)
#define SQUARE(x) +(x) * (x)
#define ARRAY(name, ...) int name[] = {__VA_ARGS__}
#define CALL(f, ...) f(__VA_ARGS__)
#define QUOTE(...) #__VA_ARGS__
#define SUM(...) sum(COUNT(__VA_ARGS__), (int[]){__VA_ARGS__})
#define IF(c, ...) if (c) { __VA_ARGS__; }
#define EVAL(...) __VA_ARGS__
#define DEFER(x) x
#define SWAP(a, b, ...) b, a, ##__VA_ARGS__
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static int sum(int n, const int *a) { int s = 0; while (n--) s += *a++; return s; }
static int none(void) { return 5; }
int main(void)
{
    ARRAY(a, 1, 2, 3);
    ARRAY(b, [2] = 5, sum(2, (int[]){4, 5}));
    LOG("%d", 1), LOG("%d %s", 2, "two"), SAY("plain "), SAY("%d,%d\n", 3, 4);
    OPT("none"), OPT("%d", 1), OPT("%d %d", 1, 2), puts("");
    printf("%d %d %d %d\n", COUNT(x), COUNT(x, y), COUNT((x, y), z), COUNT(a, b, c, d, e, f));
    printf("%d %d %d\n", MAP(SQUARE, 2), MAP(SQUARE, 1, 2, 3), MAP(SQUARE, 1, 1 + 1, 2, 3));
    printf("%d %d %d %d\n", (int)(sizeof a / sizeof *a), b[2], b[3], (int)(sizeof b / sizeof *b));
    printf("%d %d %d\n", CALL(MAX, 3, 9), CALL(none), CALL(sum, 2, a));
    printf("%s|%s|%s\n", QUOTE(a , b), QUOTE(), QUOTE(REST(1, 2)));
    printf("%d %d\n", SUM(1, 2, 3, 4), FIRST(7, 8, 9));
    IF(a[0] == 1, int t = 1, u = 2; printf("%d %d\n", t, u))
    printf("%d%d %d\n", SWAP(1, 2), EVAL(DEFER(MAX)(4, 5)));
    printf("%s\n", QUOTE(SAY) QUOTE("x", 'y'));
    return 0;
}
