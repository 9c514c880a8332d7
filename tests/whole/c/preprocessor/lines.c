// Shows: __LINE__, __FILE__, __func__ and #line: in macros over several lines, in arguments, after renumbering.
//
// expect: 100 101
// expect: 102102
// expect: 103 104 105
// expect: renamed.h 7
// expect: 2147483 renamed.h
// expect: 30 other.c
// expect: main where 10
// expect: main 4
// expect: 5 50
// expect: 52
// expect: date
// expect: 1 1
#include <stdio.h>
#include <string.h>
#define HERE __LINE__
#define BOTH(a, b) (a) * 1000 + (b)
#define FUNC __func__
#define AT(x) x, __LINE__
static const char *where(void) { return __func__; }
static int counter(void) { static const char name[] = "x"; return sizeof __func__ + sizeof name; }
int main(void)
{
    int base, a[3];
#line 100
    base = __LINE__;
    printf("%d %d\n", base, HERE);
    printf("%d\n", BOTH(__LINE__, HERE));
    a[0] = __LINE__; a[1] =
        __LINE__; a[2] = \
        __LINE__;
    printf("%d %d %d\n", a[0], a[1], a[2]);
#line 7 "renamed.h"
    printf("%s %d\n", __FILE__, __LINE__);
#define NUMBER 2147483
#line NUMBER
    printf("%d %s\n", __LINE__, __FILE__);
#undef NUMBER
#define NUMBER 30 "other.c"
#line NUMBER
    printf("%d %s\n", __LINE__, __FILE__);
    printf("%s %s %d\n", __func__, where(), counter());
    printf("%s %d\n", FUNC, (int)strlen(__FUNCTION__));
#line 50
    printf("%d %d\n", AT(5));
    /* a comment
       over lines */ printf("%d\n", __LINE__);
    puts(__DATE__[11] == 0 && __TIME__[8] == 0 && __TIME__[2] == ':' ? "date" : "no date");
    printf("%d %d\n", __STDC__, __STDC_VERSION__ >= 199901L);
    return 0;
}
