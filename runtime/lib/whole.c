/* Whole parts as functions; see trigonometry.c. */
#include <math.h>

double(floor)(double x) {
    return __math_floor(x);
}

double(ceil)(double x) {
    return __math_ceil(x);
}

double(trunc)(double x) {
    return __math_trunc(x);
}

double(fmod)(double x, double y) {
    return __math_fmod(x, y);
}

float(floorf)(float x) {
    return (float)__math_floor(x);
}

float(ceilf)(float x) {
    return (float)__math_ceil(x);
}

float(truncf)(float x) {
    return (float)__math_trunc(x);
}

float(fmodf)(float x, float y) {
    return (float)__math_fmod(x, y);
}
