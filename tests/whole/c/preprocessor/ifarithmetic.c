// Shows: the arithmetic of #if: signs, widths, precedence, short cuts, defined, characters, nested conditions.
//
// expect: 11
#include <stdio.h>
#define YES 1
#define TWICE(x) ((x) * 2)
#define NOTHING
#define CHECK(n) 1
static int passed;
#define PASS passed++;
#define FAIL printf("line %d\n", __LINE__ - START);
enum { START = __LINE__ };
int main(void)
{
#if -1 > 0u && (-1 > 0) == 0 && ~0u == 18446744073709551615u
    PASS
#else
    FAIL
#endif
#if 0x7fffffffffffffff + 1u == 0x8000000000000000 && 1 << 40 == 1099511627776 && -8 >> 1 == -4
    PASS
#else
    FAIL
#endif
#if (2 || 1 / 0) && !(0 && 1 % 0) && (1 ? 2 : 1 / 0) == 2
    PASS
#else
    FAIL
#endif
#if 1 + 2 * 3 - 4 / 2 % 3 == 5 && (1 | 6 & 3 ^ 2) == 1 && !0 == 1 && - - 3 == 3 && +4 == 4
    PASS
#else
    FAIL
#endif
#if defined YES && defined(TWICE) && !defined(NO) && !defined NO && TWICE(3) == 6
    PASS
#else
    FAIL
#endif
#if 'a' == 97 && '\n' == 10 && '\377' < 0 && '\\' == 92 && 'ab' != 'a'
    PASS
#else
    FAIL
#endif
#if undefined_name == 0 && (undefined_name ? 5 : 7) == 7 && true_or_false + 1
    PASS
#else
    FAIL
#endif
#if NOTHING 5 NOTHING > 4 && CHECK((,)) && 010 == 8 && 0xA == 10 && 1L == 1uLL
    PASS
#else
    FAIL
#endif
#if 0
#if 1 / 0
    FAIL
#elif garbage ( ] "
    FAIL
#else
    FAIL
#endif
#error "not reached"
    ' an apostrophe alone
#elif YES - 1
    FAIL
#elif YES
    PASS
#elif 1 / 0
    FAIL
#else
    FAIL
#endif
#ifdef YES
#ifndef NO
#undef YES
#ifdef YES
    FAIL
#else
    PASS
#endif
#endif
#endif
    # /* a comment */ if /* another */ 1 // and one
    PASS
    # endif
#
    printf("%d\n", passed);
    return 0;
}
