// Values that must survive calls in loops: many of them, of every size.
//
// expect: 62 22 16 4.875 5.5 301 f 153 -7 -10.25
#include <stdio.h>
static int id(int x) { return x; }
static double half(double x) { return x / 2; }
int main(void)
{
    int a = 1, b = 2, c = 3, i, j; double d = 1, e = 0.5; long long l = 1; char ch = 'a'; unsigned u = 7; short s = 3; float f = 2;
    for (i = 0; i < id(5); i++) {
        a += id(b); b = id(c) + a % 7; c += i; d = half(d) + e; e += half(i); l = l * 3 + id(i); ch += id(1); u ^= id(u << 1); s -= id(2); f = half(f) + s;
        for (j = id(0); j < id(2); j++) a += id(j) * id(i) + (id(1) && id(j));
        if (id(i) == 3) continue;
        switch (id(i % 3)) { case 0: a++; break; case 1: b += id(10); default: c += id(1); }
    }
    printf("%d %d %d %g %g %lld %c %u %d %g\n", a, b, c, d, e, l, ch, u, s, f);
    return 0;
}
