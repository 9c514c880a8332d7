/* Kinds of floating numbers, and the sign bit, from the bits. */
#include <math.h>
#include "bits.h"

int __fpclassify(double x) {
    union __bits as;
    int e;
    as.value = x;
    e = __EXPONENT(as);
    as.word.low |= as.word.high & 0xFFFFF;
    if (e == 2047) return as.word.low ? FP_NAN : FP_INFINITE;
    return e ? FP_NORMAL : as.word.low ? FP_SUBNORMAL : FP_ZERO;
}

int __fpclassifyf(float x) {
    if (x != x) return FP_NAN;
    if (x < 0) x = -x;
    if (x == 0) return FP_ZERO;
    return x == __builtin_inff() ? FP_INFINITE : x < 1.17549435082228750797e-38F ? FP_SUBNORMAL : FP_NORMAL;
}

int __signbit(double x) {
    union __bits as;
    as.value = x;
    return as.word.high >> 31;
}

int __isfinite(double x) {
    return x - x == 0;
}

int __isinf(double x) {
    return x == __builtin_inf() ? 1 : x == -__builtin_inf() ? -1 : 0;
}

int __isnan(double x) {
    return x != x;
}

int __unordered(double x, double y) {
    return x != x || y != y;
}

int __lessgreater(double x, double y) {
    return x < y || x > y;
}
