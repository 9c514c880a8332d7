// What main returns is the exit status, modulo 256.
//
// expect: seven
// exit: 7
#include <stdio.h>
int main(void) { puts("seven"); return 256 + 7; }
