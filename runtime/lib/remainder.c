/* The remainder whose quotient is rounded to the nearest, to even at a half; exact, through fmod. */
#include <math.h>

double remquo(double x, double y, int *quotient) {
    double a, b, rest;
    unsigned q = 0;
    int minus = signbit(x), unlike = minus != signbit(y);
    *quotient = 0;
    if (x != x || y != y || x - x != 0 || y == 0) return (x * y) / (x * y);
    if (y - y != 0) return x;
    a = fabs(x);
    b = fabs(y);
    if (b < 4.49423283715579e+307 / 4) {
        rest = fmod(a, 8 * b); /* the quotient's last three bits */
        if (rest >= 4 * b) rest -= 4 * b, q += 4;
        if (rest >= 2 * b) rest -= 2 * b, q += 2;
    } else {
        rest = a;
        while (rest >= b && rest - b >= b) rest -= b, rest -= b, q += 2;
    }
    if (rest >= b) rest -= b, q++;
    if (b < 4.5e-308 ? rest + rest > b || (rest + rest == b && q & 1)
                     : rest > 0.5 * b || (rest == 0.5 * b && q & 1)) {
        rest -= b;
        q++;
    }
    *quotient = unlike ? -(int)(q & 7) : (int)(q & 7);
    return minus ? -rest : rest;
}

double remainder(double x, double y) {
    int quotient;
    return remquo(x, y, &quotient);
}

float remquof(float x, float y, int *quotient) {
    return (float)remquo(x, y, quotient);
}

float remainderf(float x, float y) {
    return (float)remainder(x, y);
}
