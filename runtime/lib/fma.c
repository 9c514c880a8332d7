/* x * y + z with one rounding: the product and its error exactly (Dekker, Veltkamp), then an addition that rounds to
 * odd, so that the last addition decides alone (Boldo, Melquiond 2008). */
#include <math.h>
#include "bits.h"

/* a + b and its error (Knuth) */
static double two_sum(double a, double b, double *error) {
    double s = a + b, t = s - a;
    *error = (a - (s - t)) + (b - t);
    return s;
}

static double two_product(double a, double b, double *error) {
    double c = 134217729.0 * a, ah = c - (c - a), al = a - ah, bh, bl, p = a * b;
    c = 134217729.0 * b;
    bh = c - (c - b);
    bl = b - bh;
    *error = ((ah * bh - p) + ah * bl + al * bh) + al * bl;
    return p;
}

/* a + b, rounded to odd */
static double add_to_odd(double a, double b) {
    union __bits as;
    double error;
    as.value = two_sum(a, b, &error);
    if (error != 0 && !(as.word.low & 1)) {
        if ((error > 0) == (as.value > 0)) as.whole++;
        else as.whole--;
    }
    return as.value;
}

double fma(double x, double y, double z) {
    double product, low, sum, rest, whole;
    int ex, ey, ez, e;
    union __bits as;
    if (x - x != 0 || y - y != 0 || z - z != 0 || x == 0 || y == 0) return x * y + z;
    if (z == 0) ez = -3000;
    else z = frexp(z, &ez);
    x = frexp(x, &ex);
    y = frexp(y, &ey);
    e = ex + ey;
    if (z == 0) z = 0, ez = e;
    if (ez - e > 110) { /* the product is a trace below z, or the other way round */
        z = ldexp(z, 60);
        return ldexp(add_to_odd(z, x * y > 0 ? 1e-18 : -1e-18), ez - 60);
    }
    if (e - ez > 170) ez = e - 170;
    product = two_product(x, y, &low);
    z = ldexp(z, ez - e);
    sum = two_sum(product, z, &rest);
    rest = add_to_odd(low, rest);
    whole = sum + rest;
    as.value = whole;
    if (whole == 0) return x * y + z == 0 ? 0 * whole + 0 : whole;
    ex = __EXPONENT(as) - 1023 + e;
    if (ex >= -1022) return ldexp(whole, e);
    /* a denormal: one rounding only, of the sum rounded to odd, when ldexp drops bits */
    return ldexp(add_to_odd(sum, rest), e);
}

/* The product of floats is exact in a double; rounding the sum to odd lets the float be rounded right. */
float fmaf(float x, float y, float z) {
    double product = (double)x * y;
    if (product - product != 0 || z - z != 0 || product + z == 0) return (float)(product + z);
    return (float)add_to_odd(product, z);
}
