// Shows: macros that name themselves or each other, that take the rest from behind, the examples of the standard.
//
// expect: f(2 * (y + 1)) + f(2 * (f(2 * (z[0])))) % f(2 * (0)) + t(1);
// expect: f(2 * (2 + (3, 4) - 0, 1)) | 5 & f(2 * (0, 1))^m(0, 1);
// expect: int i[] = {1, 23, 4, 5, };
// expect: ping + 1 pong + 1 (self + 1)
// expect: 42
// expect: 5 inc ( 1) 2 + 1 inc
// expect: [foo] [foo] FOO
// expect: a a a a AA BB AA AA
// expect: (2) + 2 <1> <2> fun_like
// expect: {1} nest(2)(3)
// expect: 0 + 1 + 1 + 1 inc + 1(3)
// expect: 6
// expect: - 1 (a, b)- inc (5) inc-(7)
// expect: ++ -- a b ..
#include <stdio.h>
#define S(...) #__VA_ARGS__
#define X(...) S(__VA_ARGS__)
#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define m(a) a(w)
#define w 0, 1
#define t(a) a
#define p() int
#define q(x) x
#define r(x, y) x##y
#define str(x) #x
#define self (self + 1)
#define ping pong
#define pong ping + 1
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
#define late early
#define early 5
#define LPAREN (
#define CALL(a) a LPAREN 1)
#define inc(n) n + 1
#define FOO() [foo]
#define BAR FOO
#define twice(a) a a
#define AA BB
#define BB AA
#define obj (x) + x
#define fun_like(x) <x>
#define fun fun_like
#define nest(a) nest_(a) nest
#define nest_(a) {a}
int main(void)
{
    puts(X(f(y + 1) + f(f(z)) % t(t(g)(0) + t)(1);));
    puts(X(g(x + (3, 4) - w) | 5 & m
(f)^m(m);));
    puts(X(p() i[q()] = {q(1), r(2, 3), r(4, ), r(, 5), r(, )};));
    puts(X(ping pong self));
    puts(X(G_0(42)));
    puts(X(late CALL(inc) inc (2) inc));
    puts(X(BAR() BAR () FOO));
    puts(X(twice(twice(a)) AA BB twice(AA)));
    puts(X(obj fun(1) fun (2) fun));
    puts(X(nest(1)(2)(3)));
    puts(X(inc(inc(inc(0))) inc(inc)(3)));
#undef early
#define early 6
    printf("%d\n", late);
#define EMPTY
#define PAIR(a, b) a-b
    puts(X(PAIR(EMPTY, EMPTY 1) PAIR((a, b), ) inc EMPTY (5) PAIR(inc, (7))));
    puts(X(+EMPTY+ -EMPTY- a EMPTY b .EMPTY.));
    return 0;
}
