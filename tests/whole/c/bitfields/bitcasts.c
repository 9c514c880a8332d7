// Shows: a narrow bit-field that was cast to its own type is of that type, and no int any more.
//
// expect: -7 4294967289 4294967289
// expect: 0 1 1 1 1
// expect: 4294967291 4294967292 -6
#include <stdio.h>
static struct { unsigned few : 3; int least : 4; unsigned all : 32; } s = {5, -3, 5};
int main(void)
{
    long long plain = s.few - 12, cast = (unsigned)s.few - 12, behind = (unsigned)(s.all, s.few) - 12;
    printf("%lld %lld %lld\n", plain, cast, behind);
    int stored = (unsigned)(s.few = 6) - 12 > 0;
    int counted = (unsigned)s.few++ - 12 > 0;
    printf("%d %d %d %d %d\n", s.few - 12 > 0, (unsigned)s.few - 12 > 0, +(unsigned)s.few - 12 > 0, stored, counted);
    long long turned = ~(unsigned)(s.few - 3), minus = -(unsigned)(s.all - 1), small = (int)s.least - 3;
    printf("%lld %lld %lld\n", turned, minus, small);
    return 0;
}
