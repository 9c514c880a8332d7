#ifndef _MATH_H
#define _MATH_H
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define HUGE_VAL __builtin_inf()
#define HUGE_VALF __builtin_inff()
#define HUGE_VALL __builtin_inf()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling 0 /* errors show in the result only */
#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4
#define FP_ILOGB0 (-2147483647 - 1)
#define FP_ILOGBNAN (-2147483647 - 1)
typedef float float_t;
typedef double double_t;

int __fpclassify(double x);
int __fpclassifyf(float x);
int __signbit(double x);
int __isfinite(double x);
int __isinf(double x);
int __isnan(double x);
int __unordered(double x, double y);
int __lessgreater(double x, double y);
#define fpclassify(x) (sizeof(x) == sizeof(float) ? __fpclassifyf((float)(x)) : __fpclassify(x))
#define isfinite(x) __isfinite(x)
#define isinf(x) __isinf(x)
#define isnan(x) __isnan(x)
#define isnormal(x) (fpclassify(x) == FP_NORMAL)
#define signbit(x) __signbit(x)
#define isgreater(x, y) ((x) > (y))
#define isgreaterequal(x, y) ((x) >= (y))
#define isless(x, y) ((x) < (y))
#define islessequal(x, y) ((x) <= (y))
#define islessgreater(x, y) __lessgreater(x, y)
#define isunordered(x, y) __unordered(x, y)

double sqrt(double x);
double floor(double x);
double ceil(double x);
double trunc(double x);
double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double sinh(double x);
double cosh(double x);
double tanh(double x);
double asinh(double x);
double acosh(double x);
double atanh(double x);
double exp(double x);
double exp2(double x);
double expm1(double x);
double log(double x);
double log2(double x);
double log10(double x);
double log1p(double x);
double cbrt(double x);
double erf(double x);
double erfc(double x);
double tgamma(double x);
double lgamma(double x);
double fabs(double x);
double round(double x);
double rint(double x);
double nearbyint(double x);
double logb(double x);
double pow(double x, double y);
double atan2(double x, double y);
double fmod(double x, double y);
double hypot(double x, double y);
double copysign(double x, double y);
double fmin(double x, double y);
double fmax(double x, double y);
double fdim(double x, double y);
double remainder(double x, double y);
double nextafter(double x, double y);
double modf(double x, double *whole);
double frexp(double x, int *exponent);
double ldexp(double x, int exponent);
double scalbn(double x, int exponent);
double scalbln(double x, long exponent);
int ilogb(double x);
double remquo(double x, double y, int *quotient);
double fma(double x, double y, double z);
double nan(const char *tag);
long lround(double x);
long long llround(double x);
long lrint(double x);
long long llrint(double x);

float sqrtf(float x);
float floorf(float x);
float ceilf(float x);
float truncf(float x);
float sinf(float x);
float cosf(float x);
float tanf(float x);
float asinf(float x);
float acosf(float x);
float atanf(float x);
float sinhf(float x);
float coshf(float x);
float tanhf(float x);
float asinhf(float x);
float acoshf(float x);
float atanhf(float x);
float expf(float x);
float exp2f(float x);
float expm1f(float x);
float logf(float x);
float log2f(float x);
float log10f(float x);
float log1pf(float x);
float cbrtf(float x);
float erff(float x);
float erfcf(float x);
float tgammaf(float x);
float lgammaf(float x);
float fabsf(float x);
float roundf(float x);
float rintf(float x);
float nearbyintf(float x);
float logbf(float x);
float powf(float x, float y);
float atan2f(float x, float y);
float fmodf(float x, float y);
float hypotf(float x, float y);
float copysignf(float x, float y);
float fminf(float x, float y);
float fmaxf(float x, float y);
float fdimf(float x, float y);
float remainderf(float x, float y);
float nextafterf(float x, float y);
float nexttowardf(float x, long double y);
float modff(float x, float *whole);
float frexpf(float x, int *exponent);
float ldexpf(float x, int exponent);
float scalbnf(float x, int exponent);
float scalblnf(float x, long exponent);
int ilogbf(float x);
float remquof(float x, float y, int *quotient);
float fmaf(float x, float y, float z);
float nanf(const char *tag);
long lroundf(float x);
long long llroundf(float x);
long lrintf(float x);
long long llrintf(float x);

/* These are single operations of the machine; the functions of their names are for taking an address. */
#define sqrt(x) __math_sqrt(x)
#define floor(x) __math_floor(x)
#define ceil(x) __math_ceil(x)
#define trunc(x) __math_trunc(x)
#define sin(x) __math_sin(x)
#define cos(x) __math_cos(x)
#define tan(x) __math_tan(x)
#define asin(x) __math_asin(x)
#define acos(x) __math_acos(x)
#define atan(x) __math_atan(x)
#define sinh(x) __math_sinh(x)
#define cosh(x) __math_cosh(x)
#define tanh(x) __math_tanh(x)
#define asinh(x) __math_asinh(x)
#define acosh(x) __math_acosh(x)
#define atanh(x) __math_atanh(x)
#define exp(x) __math_exp(x)
#define exp2(x) __math_exp2(x)
#define expm1(x) __math_expm1(x)
#define log(x) __math_log(x)
#define log2(x) __math_log2(x)
#define log10(x) __math_log10(x)
#define log1p(x) __math_log1p(x)
#define cbrt(x) __math_cbrt(x)
#define erf(x) __math_erf(x)
#define erfc(x) __math_erfc(x)
#define tgamma(x) __math_tgamma(x)
#define lgamma(x) __math_lgamma(x)
#define pow(x, y) __math_pow(x, y)
#define atan2(x, y) __math_atan2(x, y)
#define fmod(x, y) __math_fmod(x, y)
#define hypot(x, y) __math_hypot(x, y)
#define sqrtf(x) ((float)__math_sqrt(x))
#define floorf(x) ((float)__math_floor(x))
#define ceilf(x) ((float)__math_ceil(x))
#define truncf(x) ((float)__math_trunc(x))
#define sinf(x) ((float)__math_sin(x))
#define cosf(x) ((float)__math_cos(x))
#define tanf(x) ((float)__math_tan(x))
#define asinf(x) ((float)__math_asin(x))
#define acosf(x) ((float)__math_acos(x))
#define atanf(x) ((float)__math_atan(x))
#define sinhf(x) ((float)__math_sinh(x))
#define coshf(x) ((float)__math_cosh(x))
#define tanhf(x) ((float)__math_tanh(x))
#define asinhf(x) ((float)__math_asinh(x))
#define acoshf(x) ((float)__math_acosh(x))
#define atanhf(x) ((float)__math_atanh(x))
#define expf(x) ((float)__math_exp(x))
#define exp2f(x) ((float)__math_exp2(x))
#define expm1f(x) ((float)__math_expm1(x))
#define logf(x) ((float)__math_log(x))
#define log2f(x) ((float)__math_log2(x))
#define log10f(x) ((float)__math_log10(x))
#define log1pf(x) ((float)__math_log1p(x))
#define cbrtf(x) ((float)__math_cbrt(x))
#define erff(x) ((float)__math_erf(x))
#define erfcf(x) ((float)__math_erfc(x))
#define tgammaf(x) ((float)__math_tgamma(x))
#define lgammaf(x) ((float)__math_lgamma(x))
#define powf(x, y) ((float)__math_pow(x, y))
#define atan2f(x, y) ((float)__math_atan2(x, y))
#define fmodf(x, y) ((float)__math_fmod(x, y))
#define hypotf(x, y) ((float)__math_hypot(x, y))

/* long double is double */
#define acosl acos
#define asinl asin
#define atanl atan
#define atan2l atan2
#define cosl cos
#define sinl sin
#define tanl tan
#define acoshl acosh
#define asinhl asinh
#define atanhl atanh
#define coshl cosh
#define sinhl sinh
#define tanhl tanh
#define expl exp
#define exp2l exp2
#define expm1l expm1
#define frexpl frexp
#define ilogbl ilogb
#define ldexpl ldexp
#define logl log
#define log10l log10
#define log1pl log1p
#define log2l log2
#define logbl logb
#define modfl modf
#define scalbnl scalbn
#define scalblnl scalbln
#define cbrtl cbrt
#define fabsl fabs
#define hypotl hypot
#define powl pow
#define sqrtl sqrt
#define erfl erf
#define erfcl erfc
#define lgammal lgamma
#define tgammal tgamma
#define ceill ceil
#define floorl floor
#define nearbyintl nearbyint
#define rintl rint
#define lrintl lrint
#define llrintl llrint
#define roundl round
#define lroundl lround
#define llroundl llround
#define truncl trunc
#define fmodl fmod
#define remainderl remainder
#define remquol remquo
#define copysignl copysign
#define nanl nan
#define nextafterl nextafter
#define fdiml fdim
#define fmaxl fmax
#define fminl fmin
#define fmal fma
#define nexttoward nextafter
#define nexttowardl nextafter
#endif
