#include <math.h>
#include "bits.h"

double copysign(double x, double y) {
    union __bits a, b;
    a.value = x;
    b.value = y;
    a.word.high = (a.word.high & 0x7FFFFFFF) | (b.word.high & 0x80000000);
    return a.value;
}

float copysignf(float x, float y) {
    return (float)copysign(x, y);
}
