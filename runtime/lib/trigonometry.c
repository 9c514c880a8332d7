/* The circle functions as functions, for taking their addresses; <math.h> makes calls single operations. */
#include <math.h>

double(sin)(double x) {
    return __math_sin(x);
}

double(cos)(double x) {
    return __math_cos(x);
}

double(tan)(double x) {
    return __math_tan(x);
}

double(asin)(double x) {
    return __math_asin(x);
}

double(acos)(double x) {
    return __math_acos(x);
}

double(atan)(double x) {
    return __math_atan(x);
}

double(atan2)(double x, double y) {
    return __math_atan2(x, y);
}

float(sinf)(float x) {
    return (float)__math_sin(x);
}

float(cosf)(float x) {
    return (float)__math_cos(x);
}

float(tanf)(float x) {
    return (float)__math_tan(x);
}

float(asinf)(float x) {
    return (float)__math_asin(x);
}

float(acosf)(float x) {
    return (float)__math_acos(x);
}

float(atanf)(float x) {
    return (float)__math_atan(x);
}

float(atan2f)(float x, float y) {
    return (float)__math_atan2(x, y);
}
