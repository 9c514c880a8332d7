/* The exact functions of <math.h> against glibc's, bit for bit. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "machine.h"

static uint64_t state = 88172645463325252ull;

static uint64_t any(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static double any_double(void) {
    static const double some[] = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1, 3, 0.49999999999999994, 4503599627370497.5, 9007199254740993.0,
        5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, INFINITY, -INFINITY, NAN, 1e10, 4503599627370495.5, 1e300};
    union { uint64_t bits; double value; } as;
    if (any() % 3 == 0) return some[any() % (sizeof some / sizeof *some)];
    if (any() % 2) return ldexp((double)(int)(any() % 4000 - 2000), (int)(any() % 8) - 4);
    as.bits = any();
    if (any() % 4) as.bits = (as.bits & 0x800FFFFFFFFFFFFFull) | (1000 + any() % 60) << 52;
    return as.value;
}

static int same(double a, double b) {
    return (a != a && b != b) || !memcmp(&a, &b, 8);
}

static int samef(float a, float b) {
    return (a != a && b != b) || !memcmp(&a, &b, 4);
}

#define ONE(name) { double emc_##name(double); float emc_##name##f(float); \
    CHECK(same(emc_##name(x), name(x)), #name "(%a) = %a, not %a", x, emc_##name(x), name(x)); \
    CHECK(samef(emc_##name##f(x), name##f(x)), #name "f(%a)", (double)(float)x); }
#define TWO(name) { double emc_##name(double, double); float emc_##name##f(float, float); \
    CHECK(same(emc_##name(x, y), name(x, y)), #name "(%a, %a) = %a, not %a", x, y, emc_##name(x, y), name(x, y)); \
    CHECK(samef(emc_##name##f(x, y), name##f(x, y)), #name "f(%a, %a)", (double)(float)x, (double)(float)y); }

static void grid(void) {
    double emc_modf(double, double *), emc_frexp(double, int *), emc_ldexp(double, int), emc_fma(double, double, double);
    double emc_remquo(double, double, int *), a, b;
    float emc_fmaf(float, float, float);
    long emc_lround(double);
    long long emc_llrint(double);
    int emc_ilogb(double), emc___fpclassify(double), emc___fpclassifyf(float), emc___signbit(double), emc___isinf(double);
    int i, m, n, by;
    for (i = 0; i < 200000; i++) {
        double x = any_double(), y = any_double(), z = any_double();
        ONE(fabs) ONE(floor) ONE(ceil) ONE(trunc) ONE(round) ONE(rint) ONE(nearbyint) ONE(sqrt) ONE(logb)
        TWO(copysign) TWO(fmod) TWO(fdim) TWO(remainder) TWO(nextafter)
        if ((float)x != (float)y) { TWO(fmin) TWO(fmax) }
        CHECK(same(emc_modf(x, &a), modf(x, &b)) && same(a, b), "modf(%a)", x);
        m = n = 0;
        CHECK(same(emc_frexp(x, &m), frexp(x, &n)) && (m == n || x - x != 0), "frexp(%a)", x);
        by = (int)(any() % 4400) - 2200;
        CHECK(same(emc_ldexp(x, by), ldexp(x, by)), "ldexp(%a, %d) = %a, not %a", x, by, emc_ldexp(x, by), ldexp(x, by));
        CHECK(same(emc_fma(x, y, z), fma(x, y, z)), "fma(%a, %a, %a) = %a, not %a", x, y, z, emc_fma(x, y, z), fma(x, y, z));
        CHECK(samef(emc_fmaf(x, y, z), fmaf(x, y, z)), "fmaf(%a, %a, %a) = %a, not %a", (double)(float)x, (double)(float)y, (double)(float)z,
              (double)emc_fmaf(x, y, z), (double)fmaf(x, y, z));
        if (fabs(x) < 2e9) CHECK(emc_lround(x) == lround(x), "lround(%a)", x);
        if (fabs(x) < 9e18) CHECK(emc_llrint(x) == llrint(x), "llrint(%a)", x);
        CHECK(emc_ilogb(x) == ilogb(x), "ilogb(%a)", x);
        CHECK(emc___fpclassify(x) == fpclassify(x), "fpclassify(%a)", x);
        CHECK(emc___fpclassifyf(x) == fpclassify((float)x), "fpclassify(float %a)", x);
        if (x == x) CHECK(emc___signbit(x) == (signbit(x) != 0) && emc___isinf(x) == (isinf(x) ? x > 0 ? 1 : -1 : 0), "signbit(%a)", x);
    }
}

DRIVER(grid())
