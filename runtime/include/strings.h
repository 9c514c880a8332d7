#ifndef _STRINGS_H
#define _STRINGS_H
#include <posix/string.h>
#endif
