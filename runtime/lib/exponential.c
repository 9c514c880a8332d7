/* Powers, roots and logarithms as functions; see trigonometry.c. */
#include <math.h>

double(exp)(double x) {
    return __math_exp(x);
}

double(exp2)(double x) {
    return __math_exp2(x);
}

double(expm1)(double x) {
    return __math_expm1(x);
}

double(log)(double x) {
    return __math_log(x);
}

double(log2)(double x) {
    return __math_log2(x);
}

double(log10)(double x) {
    return __math_log10(x);
}

double(log1p)(double x) {
    return __math_log1p(x);
}

double(cbrt)(double x) {
    return __math_cbrt(x);
}

double(sqrt)(double x) {
    return __math_sqrt(x);
}

double(pow)(double x, double y) {
    return __math_pow(x, y);
}

double(hypot)(double x, double y) {
    return __math_hypot(x, y);
}

float(expf)(float x) {
    return (float)__math_exp(x);
}

float(exp2f)(float x) {
    return (float)__math_exp2(x);
}

float(expm1f)(float x) {
    return (float)__math_expm1(x);
}

float(logf)(float x) {
    return (float)__math_log(x);
}

float(log2f)(float x) {
    return (float)__math_log2(x);
}

float(log10f)(float x) {
    return (float)__math_log10(x);
}

float(log1pf)(float x) {
    return (float)__math_log1p(x);
}

float(cbrtf)(float x) {
    return (float)__math_cbrt(x);
}

float(sqrtf)(float x) {
    return (float)__math_sqrt(x);
}

float(powf)(float x, float y) {
    return (float)__math_pow(x, y);
}

float(hypotf)(float x, float y) {
    return (float)__math_hypot(x, y);
}
