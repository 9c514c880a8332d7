/* The floating environment: one way of rounding, and no flags. */
#include <fenv.h>

int feclearexcept(int flags) {
    return flags != 0;
}

int fegetexceptflag(fexcept_t *flags, int which) {
    *flags = 0;
    return which != 0;
}

int feraiseexcept(int flags) {
    return flags != 0;
}

int fesetexceptflag(const fexcept_t *flags, int which) {
    (void)flags;
    return which != 0;
}

int fetestexcept(int flags) {
    (void)flags;
    return 0;
}

int fegetround(void) {
    return FE_TONEAREST;
}

int fesetround(int way) {
    return way != FE_TONEAREST;
}

int fegetenv(fenv_t *environment) {
    environment->__none = 0;
    return 0;
}

int feholdexcept(fenv_t *environment) {
    return fegetenv(environment);
}

int fesetenv(const fenv_t *environment) {
    (void)environment;
    return 0;
}

int feupdateenv(const fenv_t *environment) {
    (void)environment;
    return 0;
}
