#ifndef _FEATURES_H
#define _FEATURES_H
/* What programs for glibc ask for: everything that there is, is declared. */
#endif
