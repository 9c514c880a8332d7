/* Exponents: taking them off and putting them on, exactly. */
#include <math.h>
#include "bits.h"

double frexp(double x, int *exponent) {
    union __bits as;
    int more = 0, e;
    as.value = x;
    e = __EXPONENT(as);
    if (!e && x != 0) { /* a denormal is made normal first */
        as.value = x * 18014398509481984.0;
        more = -54;
        e = __EXPONENT(as);
    }
    if (x == 0 || e == 2047) {
        *exponent = 0;
        return x;
    }
    *exponent = e - 1022 + more;
    as.word.high = (as.word.high & 0x800FFFFF) | 1022 << 20;
    return as.value;
}

static double power(int e) {
    union __bits as;
    as.word.low = 0;
    as.word.high = (unsigned)(e + 1023) << 20;
    return as.value;
}

/* At most three products. All but the last are exact: on the way down the number is kept 53 bits above the smallest. */
double ldexp(double x, int n) {
    int i;
    for (i = 0; i < 2 && n > 1023; i++) {
        x *= power(1023);
        n -= 1023;
    }
    for (i = 0; i < 2 && n < -1022; i++) {
        x *= power(-969);
        n += 969;
    }
    if (n > 1023) n = 1023;
    if (n < -1022) n = -1022;
    return x * power(n);
}

double scalbn(double x, int n) {
    return ldexp(x, n);
}

double scalbln(double x, long n) {
    return ldexp(x, n);
}

int ilogb(double x) {
    int e;
    if (x == 0) return FP_ILOGB0;
    if (x != x) return FP_ILOGBNAN;
    if (x - x != 0) return 2147483647;
    frexp(x, &e);
    return e - 1;
}

double logb(double x) {
    if (x == 0) return -__builtin_inf();
    if (x - x != 0) return x * x;
    return ilogb(x);
}

float frexpf(float x, int *exponent) {
    return (float)frexp(x, exponent);
}

float ldexpf(float x, int n) {
    return (float)ldexp(x, n);
}

float scalbnf(float x, int n) {
    return (float)ldexp(x, n);
}

float scalblnf(float x, long n) {
    return (float)ldexp(x, n);
}

int ilogbf(float x) {
    return ilogb(x);
}

float logbf(float x) {
    return (float)logb(x);
}
