/* Error and gamma functions as functions; see trigonometry.c. */
#include <math.h>

double(erf)(double x) {
    return __math_erf(x);
}

double(erfc)(double x) {
    return __math_erfc(x);
}

double(tgamma)(double x) {
    return __math_tgamma(x);
}

double(lgamma)(double x) {
    return __math_lgamma(x);
}

float(erff)(float x) {
    return (float)__math_erf(x);
}

float(erfcf)(float x) {
    return (float)__math_erfc(x);
}

float(tgammaf)(float x) {
    return (float)__math_tgamma(x);
}

float(lgammaf)(float x) {
    return (float)__math_lgamma(x);
}
