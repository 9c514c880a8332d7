#include <math.h>

/* One comparison and one exact subtraction: 0 - x is +0 for both zeros. */
double fabs(double x) {
    return x <= 0 ? 0 - x : x;
}

float fabsf(float x) {
    return x <= 0 ? 0 - x : x;
}
