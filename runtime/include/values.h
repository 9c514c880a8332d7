#ifndef _VALUES_H
#define _VALUES_H
#include <float.h>
#include <limits.h>
#define MAXINT INT_MAX
#define MAXLONG LONG_MAX
#define MAXSHORT SHRT_MAX
#define MAXFLOAT FLT_MAX
#define MAXDOUBLE DBL_MAX
#define MINFLOAT FLT_MIN
#define MINDOUBLE DBL_MIN
#define BITSPERBYTE CHAR_BIT
#endif
