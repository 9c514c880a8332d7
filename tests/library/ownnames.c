// Shows: a program's own functions with names that POSIX adds to C's headers.
//
// expect: 3 5 0.5
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

int index = 3;
int getline(char *s, int lim) { s[0] = lim; return lim; }
static double random(void) { return 0.5; }
int main(void) { char t[4]; printf("%d %d %g\n", index, getline(t, 5), random()); return 0; }
