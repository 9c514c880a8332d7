// ++ and -- before and behind, on every kind of object.
//
// expect: 5 7 7 5 5
// expect: -128 255 32767
// expect: 1.5 -1 3.5 -3
// expect: 8589934592 8589934591
// expect: 10 20 30
// expect: 30 31
// expect: 2 1 4 0
#include <stdio.h>
struct s { char c; short h; int i; unsigned b : 3; };
int main(void)
{
    int i = 5; char c = 127; unsigned char uc = 0; short h = -32768; float f = 1.5f; double d = -1; long long l = 1LL << 33;
    int a[3] = {10, 20, 30}, *p = a;
    struct s s = {1, 2, 3, 7};
    printf("%d ", i++); printf("%d ", ++i); printf("%d ", i--); printf("%d ", --i); printf("%d\n", i);
    c++; uc--; h--;
    printf("%d %d %d\n", c, uc, h);
    printf("%g %g ", f++, d--); printf("%g %g\n", ++f, --d);
    printf("%lld ", l--); printf("%lld\n", l);
    printf("%d ", *p++); printf("%d ", *p); printf("%d\n", *++p);
    printf("%d ", (*p)++); printf("%d\n", a[2]);
    s.c++; s.h--; ++s.i; s.b++;
    printf("%d %d %d %u\n", s.c, s.h, s.i, s.b);
    return 0;
}
