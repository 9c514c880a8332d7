// Shows: every assignment operator and both ++ and -- on bit-fields, their values, and their promotions.
//
// expect: =    11 11 11 11 0 -5
// expect: +=   -57 71 71 71 0 7
// expect: -=   -29 99 -29 137438953443 0 3
// expect: *=   41 41 -87 137438953385 0 -7
// expect: /=   20 20 -43 68719476692 0 -3
// expect: %=   6 6 -1 6 0 -3
// expect: |=   46 46 -1 46 0 -3
// expect: ^=   59 59 -22 59 0 -8
// expect: &=   50 50 34 50 0 0
// expect: <<=  16 16 272 400 0 0
// expect: >>=  8 8 136 200 0 0
// expect: =    -1 127 -1 137438953471 0 -1
// expect: >>=  -1 31 -1 34359738367 0 -1
// expect: bool -1 31 -1 34359738367 1 -1
// expect: bool -1 31 -1 34359738367 0 -1
// expect: bool -1 31 -1 34359738367 1 -1
// expect: -2 31 -1 -2 30 0 -2 29 1
// expect: -56 127 -7
// expect: -1 137438953471
// expect: 44 99 -4
// expect: 1 1 1
// expect: 4 4 0
// expect: 5 1
// expect: call 2 101 -1 5 1 -5
// expect: 5
// expect: all  -3 125 -1 5 1 -3
// expect: all  -3 13 -1 5 1 -3
#include <stdio.h>
struct s { int a : 7; unsigned b : 7; long long c : 37; unsigned long long d : 37; _Bool e : 1; signed char f : 4; } v;
static void show(const char *name)
{
    printf("%-4s %d %u %lld %llu %d %d\n", name, v.a, v.b, (long long)v.c, (unsigned long long)v.d, v.e, v.f);
}
#define EACH(op, x) (v.a op x, v.b op x, v.c op x, v.d op x, v.f op x, show(#op))
static int calls;
static struct s *here(void) { calls++; return &v; }
int main(void)
{
    int i;
    EACH(=, 11);
    EACH(+=, 60);
    EACH(-=, 100);
    EACH(*=, 3);
    EACH(/=, 2);
    EACH(%=, 7);
    EACH(|=, 40);
    EACH(^=, 21);
    EACH(&=, 54);
    EACH(<<=, 3);
    EACH(>>=, 1);
    EACH(=, -1);
    EACH(>>=, 2);
    v.e = 256;
    show("bool");
    v.e += 1, v.e ^= 1;
    show("bool");
    v.e--;
    show("bool");
    for (i = 0; i < 3; i++) printf("%d %d %d ", i & 1 ? v.a++ : --v.a, v.b--, (int)v.f++);
    puts("");
    printf("%d %d %d\n", v.a = 200, v.b = -1, v.f = 9);
    printf("%lld %llu\n", (long long)(v.c = -1), (unsigned long long)(v.d = -1));
    printf("%d %d %d\n", (v.a += 100), (v.b += 100), (v.f >>= 1));
    v.b = 100;
    printf("%d %d %d\n", v.b - 101 < 0, -v.b < 0, ~v.b < 0);
    printf("%d %d %d\n", (int)sizeof(v.b + 0), (int)sizeof(v.b << 1), v.b * -1 > 0);
    v.d = 5;
    printf("%llu %d\n", (unsigned long long)v.d << 36 >> 36, (int)(v.d % 4));
    here()->a = 1, here()->b += here()->a, here()->a++, --here()->f;
    show("call");
    printf("%d\n", calls);
    v.a = v.b = v.f = 13;
    show("all");
    v.a = v.f = v.b = 13;
    show("all");
    return v.a & v.f ? 0 : 1;
}
