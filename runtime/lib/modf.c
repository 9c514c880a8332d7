#include <math.h>

double modf(double x, double *whole) {
    *whole = trunc(x);
    if (x - x != 0) return x != x ? x : copysign(0, x);
    return copysign(x - *whole, x);
}

float modff(float x, float *whole) {
    double part, rest = modf(x, &part);
    *whole = (float)part;
    return (float)rest;
}
