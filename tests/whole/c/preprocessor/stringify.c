// Shows: # in all its corners: spacing, strings and escapes in arguments, empty and nested arguments, macros in them.
//
// expect: a ba ba ba b
// expect: "text" 'c' "\n" '\'' "\"q\"" '\\' "a\\b"
// expect:
// expect:  A @
// expect: NAMEvalueADD(1, 2)1 + 2
// expect: [][][][]
// expect: a, b,c , d,(a, b), [c, d]
// expect: x|x|y|z , w
// expect: a b
// expect: x+yx + yx+ +y- -x
// expect: a##b1 + 2 + value"a b"
// expect: #x# define
// expect: first one'x'
// expect: value = 5
// expect: ADD(value, 2) * 3 = 11
// expect: NAME == 5 = 1
// expect: sizeof "a,b" = 4
// expect: '"' = 34
// expect: __LINE__
// expect: 0x1Fe+2 .5e-3 1...2 a->b<<= >>= ... ->
#include <stdio.h>
#define S(x) #x
#define X(x) S(x)
#define ALL(...) #__VA_ARGS__
#define TWO(a, ...) #a "|" #__VA_ARGS__
#define NAME value
#define ADD(a, b) a + b
#define EMPTY
#define HASH(x) # x
#define SPACED( a , b ) # a , #  b
#define SHOW(e) printf("%s = %d\n", #e, e)
int main(void)
{
    int value = 5;
    puts(S(a b) S( a   b ) S(a	b) S(a
b));
    puts(S("text" 'c' "\n" '\'' "\"q\"" '\\' "a\\b"));
    puts(S(\n \x41 @));
    puts(S(NAME) X(NAME) S(ADD(1, 2)) X(ADD(1, 2)));
    puts("[" S() "][" X(EMPTY) "][" ALL() "][" S( ) "]");
    puts(ALL(a, b,c , d) ALL(,) ALL((a, b), [c, d]));
    puts(TWO(x) TWO(x, y) TWO(, z , w));
    puts(S(/* gone */ a /* space */ b // end
));
    puts(HASH(x+y) HASH(x + y) HASH(x+ +y) HASH(-  -x));
    puts(S(a##b) X(ADD(ADD(1, 2), NAME)) X(X(a b)));
    puts(S(#x) S(# define));
    { const char *a[] = {SPACED(first one, 'x' )}; printf("%s%s\n", a[0], a[1]); }
    SHOW(value), SHOW(ADD(value, 2) * 3), SHOW(NAME == 5), SHOW(sizeof "a,b"), SHOW('"');
    puts(S(__LINE__));
    puts(S(0x1Fe+2 .5e-3 1...2 a->b) S(<<= >>= ... ->));
    return 0;
}
