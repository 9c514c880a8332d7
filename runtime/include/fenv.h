#ifndef _FENV_H
#define _FENV_H
/* Floating numbers are rounded to the nearest one, always; no operation sets a flag. */
typedef unsigned fexcept_t;
typedef struct { unsigned __none; } fenv_t;
#define FE_ALL_EXCEPT 0
#define FE_TONEAREST 0
#define FE_DFL_ENV ((const fenv_t *)0)
int feclearexcept(int flags);
int fegetexceptflag(fexcept_t *flags, int which);
int feraiseexcept(int flags);
int fesetexceptflag(const fexcept_t *flags, int which);
int fetestexcept(int flags);
int fegetround(void);
int fesetround(int way);
int fegetenv(fenv_t *environment);
int feholdexcept(fenv_t *environment);
int fesetenv(const fenv_t *environment);
int feupdateenv(const fenv_t *environment);
#endif
