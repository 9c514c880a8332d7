/* Rounding to whole numbers: round goes away from zero at a half, rint to the even neighbour. All exact. */
#include <math.h>
#include "bits.h"

double round(double x) {
    double whole = trunc(x), rest = x - whole;
    if (rest >= 0.5) return whole + 1;
    return rest <= -0.5 ? whole - 1 : whole;
}

/* Beyond 2^52 there are only whole numbers; below, adding 2^52 rounds to one and taking it away is exact. */
double rint(double x) {
    union __bits as;
    double big = 4503599627370496.0;
    as.value = x;
    if (__EXPONENT(as) >= 1075) return x;
    return as.word.high >> 31 ? -((big - x) - big) : (x + big) - big;
}

double nearbyint(double x) {
    return rint(x);
}

float roundf(float x) {
    return (float)round(x);
}

float rintf(float x) {
    return (float)rint(x);
}

float nearbyintf(float x) {
    return (float)rint(x);
}

long lround(double x) {
    return (long)round(x);
}

long long llround(double x) {
    return (long long)round(x);
}

long lrint(double x) {
    return (long)rint(x);
}

long long llrint(double x) {
    return (long long)rint(x);
}

long lroundf(float x) {
    return (long)round(x);
}

long long llroundf(float x) {
    return (long long)round(x);
}

long lrintf(float x) {
    return (long)rint(x);
}

long long llrintf(float x) {
    return (long long)rint(x);
}
