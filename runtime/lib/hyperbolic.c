/* The hyperbolic functions as functions; see trigonometry.c. */
#include <math.h>

double(sinh)(double x) {
    return __math_sinh(x);
}

double(cosh)(double x) {
    return __math_cosh(x);
}

double(tanh)(double x) {
    return __math_tanh(x);
}

double(asinh)(double x) {
    return __math_asinh(x);
}

double(acosh)(double x) {
    return __math_acosh(x);
}

double(atanh)(double x) {
    return __math_atanh(x);
}

float(sinhf)(float x) {
    return (float)__math_sinh(x);
}

float(coshf)(float x) {
    return (float)__math_cosh(x);
}

float(tanhf)(float x) {
    return (float)__math_tanh(x);
}

float(asinhf)(float x) {
    return (float)__math_asinh(x);
}

float(acoshf)(float x) {
    return (float)__math_acosh(x);
}

float(atanhf)(float x) {
    return (float)__math_atanh(x);
}
