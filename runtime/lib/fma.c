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

/* whole * 2^e as a denormal: a tie is decided by `error`, which whole does not show. */
static double denormal(double whole, double error, int e) {
    double value = ldexp(whole, e), rest = whole - ldexp(value, -e);
    if (error == 0 || fabs(rest) != ldexp(1, -1075 - e)) return value;
    if (rest > 0 && error > 0) return value + 4.94065645841246544e-324;
    return rest < 0 && error < 0 ? value - 4.94065645841246544e-324 : value;
}

double fma(double x, double y, double z) {
    double product, low, sum, rest, whole, error;
    int ex, ey, ez, e;
    union __bits as;
    if (x - x != 0 || y - y != 0 || x == 0 || y == 0) return x * y + z;
    if (z - z != 0) return z;
    x = frexp(x, &ex);
    y = frexp(y, &ey);
    e = ex + ey;
    if (z != 0) {
        z = frexp(z, &ez);
        if (ez - e > 110) return ldexp(z, ez); /* the product is too small to count */
        if (e - ez > 170) ez = e - 170;
        z = ldexp(z, ez - e);
    }
    product = two_product(x, y, &low);
    sum = two_sum(product, z, &rest);
    rest = add_to_odd(low, rest);
    whole = two_sum(sum, rest, &error);
    as.value = whole;
    if (whole == 0 || __EXPONENT(as) - 1023 + e >= -1021) return ldexp(whole, e);
    return denormal(whole, error, e);
}

/* The product of floats is exact in a double; rounding the sum to odd lets the float be rounded right. */
float fmaf(float x, float y, float z) {
    double product = (double)x * y;
    if (product - product != 0 || z - z != 0 || product + z == 0) return (float)(product + z);
    return (float)add_to_odd(product, z);
}
