// Shows: ## of all kinds of tokens, with empty sides, chains, with #, names made and then expanded, generated code.
//
// expect: 123 45 67 89 10 11 12 100 12 6
// expect: 77 88 77
// expect: 170 1.5 4 4
// expect: x ## y
// expect: <<= -> 1e5
// expect: 15 31 12
// expect: <y> one_ 100
// expect: ab, c a
// expect: 5
// expect: plain
// expect: 14 40 text
#include <stdio.h>
#define JOIN(a, b) a##b
#define JOIN2(a, b) JOIN(a, b)
#define JOIN3(a, b, c) a##b##c
#define S(...) #__VA_ARGS__
#define X(...) S(__VA_ARGS__)
#define one 100
#define onetwo 12
#define COUNT 7
#define NUMBERED(n) item_##n
#define FIELD(type, name) type get_##name(void) { return the_##name; }
#define OBJECT(name, type, init) static type the_##name = init; static FIELD(type, name)
#define OPTIONAL(a, ...) a, ##__VA_ARGS__
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
#define CAT(x, ...) x##__VA_ARGS__
#define t(x, y, z) x##y##z
#define NOT_EXPANDED(x) x##_ one
#define f_(x) <x>
#define CALL(name) name##_
#define EACH(do, ...) do(a, __VA_ARGS__) do(b, __VA_ARGS__)
#define DECLARE(p, s) static int p##s = __LINE__ - __LINE__ + sizeof #p #s;
OBJECT(height, int, 170)
OBJECT(ratio, double, 1.5)
EACH(DECLARE, _x)
static int item_7 = 77, item_COUNT = 88, x1 = 41, x = 1;
int main(void)
{
    int array[] = {t(1, 2, 3), t(, 4, 5), t(6, , 7), t(8, 9, ), t(10, , ), t(, 11, ), t(, , 12), t(, , )}, i;
    for (i = 0; i < (int)(sizeof array / sizeof *array); i++) printf("%d ", array[i]);
    printf("%d %d %d\n", JOIN(on, e), JOIN(one, two), onetwo / 2);
    printf("%d %d %d\n", NUMBERED(7), NUMBERED(COUNT), JOIN2(item_, COUNT));
    printf("%d %g %d %d\n", get_height(), get_ratio(), a_x, b_x);
    printf("%s\n", join(x, y));
    printf("%s %s %s\n", X(JOIN(<, <=)), X(JOIN(-, >)), X(JOIN(1, e5)));
    printf("%g %d %x\n", JOIN(1., 5e1), JOIN3(0, x, 1F), JOIN2(0x, JOIN(1, 2)));
    printf("%s %s\n", X(CALL(f)(y)), X(NOT_EXPANDED(one)));
    printf("%s %s\n", X(CAT(a, b, c)), X(CAT(a)));
    printf(OPTIONAL("%d\n", 5)), printf(OPTIONAL("plain\n"));
    i = 3, i JOIN(+, =) 4, i JOIN(<<, =) 1;
    printf("%d %d %s\n", i, JOIN(x, 1) JOIN(, -) JOIN(x, ), JOIN(, "text"));
    return 0
    ;
}
