#include <math.h>
#include "bits.h"

double nextafter(double x, double y) {
    union __bits as;
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    as.value = x;
    if (x == 0) {
        as.whole = 1;
        if (y < 0) as.word.high = 0x80000000;
    } else if ((x < y) == (x > 0)) as.whole++;
    else as.whole--;
    return as.value;
}

float nextafterf(float x, float y) {
    union { float value; int bits; } as;
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    as.value = x;
    if (x == 0) as.bits = y < 0 ? (int)0x80000001 : 1;
    else if ((x < y) == (x > 0)) as.bits++;
    else as.bits--;
    return as.value;
}

float nexttowardf(float x, long double y) {
    if (y != y) return (float)y;
    return x == y ? (float)y : nextafterf(x, y > x ? __builtin_inff() : -__builtin_inff());
}
