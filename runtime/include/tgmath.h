#ifndef _TGMATH_H
#define _TGMATH_H
/* The functions of <math.h> by the type of their arguments: float for float, otherwise double. There are no complex
 * numbers. */
#include <math.h>
#define __TG1(x, name) _Generic((x), float: name##f, default: name)(x)
#define __TG2(x, y, name) _Generic((x) + (y), float: name##f, default: name)(x, y)
#undef acos
#define acos(x) __TG1(x, acos)
#undef asin
#define asin(x) __TG1(x, asin)
#undef atan
#define atan(x) __TG1(x, atan)
#undef acosh
#define acosh(x) __TG1(x, acosh)
#undef asinh
#define asinh(x) __TG1(x, asinh)
#undef atanh
#define atanh(x) __TG1(x, atanh)
#undef cos
#define cos(x) __TG1(x, cos)
#undef sin
#define sin(x) __TG1(x, sin)
#undef tan
#define tan(x) __TG1(x, tan)
#undef cosh
#define cosh(x) __TG1(x, cosh)
#undef sinh
#define sinh(x) __TG1(x, sinh)
#undef tanh
#define tanh(x) __TG1(x, tanh)
#undef exp
#define exp(x) __TG1(x, exp)
#undef log
#define log(x) __TG1(x, log)
#undef sqrt
#define sqrt(x) __TG1(x, sqrt)
#undef fabs
#define fabs(x) __TG1(x, fabs)
#undef cbrt
#define cbrt(x) __TG1(x, cbrt)
#undef ceil
#define ceil(x) __TG1(x, ceil)
#undef erf
#define erf(x) __TG1(x, erf)
#undef erfc
#define erfc(x) __TG1(x, erfc)
#undef exp2
#define exp2(x) __TG1(x, exp2)
#undef expm1
#define expm1(x) __TG1(x, expm1)
#undef floor
#define floor(x) __TG1(x, floor)
#undef lgamma
#define lgamma(x) __TG1(x, lgamma)
#undef log10
#define log10(x) __TG1(x, log10)
#undef log1p
#define log1p(x) __TG1(x, log1p)
#undef log2
#define log2(x) __TG1(x, log2)
#undef logb
#define logb(x) __TG1(x, logb)
#undef nearbyint
#define nearbyint(x) __TG1(x, nearbyint)
#undef rint
#define rint(x) __TG1(x, rint)
#undef round
#define round(x) __TG1(x, round)
#undef tgamma
#define tgamma(x) __TG1(x, tgamma)
#undef trunc
#define trunc(x) __TG1(x, trunc)
#undef ilogb
#define ilogb(x) __TG1(x, ilogb)
#undef lrint
#define lrint(x) __TG1(x, lrint)
#undef llrint
#define llrint(x) __TG1(x, llrint)
#undef lround
#define lround(x) __TG1(x, lround)
#undef llround
#define llround(x) __TG1(x, llround)
#undef atan2
#define atan2(x, y) __TG2(x, y, atan2)
#undef copysign
#define copysign(x, y) __TG2(x, y, copysign)
#undef fdim
#define fdim(x, y) __TG2(x, y, fdim)
#undef fmax
#define fmax(x, y) __TG2(x, y, fmax)
#undef fmin
#define fmin(x, y) __TG2(x, y, fmin)
#undef fmod
#define fmod(x, y) __TG2(x, y, fmod)
#undef hypot
#define hypot(x, y) __TG2(x, y, hypot)
#undef nextafter
#define nextafter(x, y) __TG2(x, y, nextafter)
#undef pow
#define pow(x, y) __TG2(x, y, pow)
#undef remainder
#define remainder(x, y) __TG2(x, y, remainder)
#undef ldexp
#define ldexp(x, n) _Generic((x), float: ldexpf, default: ldexp)(x, n)
#undef frexp
#define frexp(x, n) _Generic((x), float: frexpf, default: frexp)(x, n)
#undef scalbn
#define scalbn(x, n) _Generic((x), float: scalbnf, default: scalbn)(x, n)
#undef fma
#define fma(x, y, z) _Generic((x) + (y) + (z), float: fmaf, default: fma)(x, y, z)
#endif
