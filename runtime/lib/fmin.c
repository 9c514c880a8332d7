/* The greater, the smaller, the difference; a NaN loses against a number. */
#include <math.h>

double fmin(double x, double y) {
    return x < y || y != y ? x : y;
}

double fmax(double x, double y) {
    return x > y || y != y ? x : y;
}

double fdim(double x, double y) {
    return x > y ? x - y : x <= y ? 0 : x + y;
}

float fminf(float x, float y) {
    return x < y || y != y ? x : y;
}

float fmaxf(float x, float y) {
    return x > y || y != y ? x : y;
}

float fdimf(float x, float y) {
    return x > y ? x - y : x <= y ? 0 : x + y;
}
