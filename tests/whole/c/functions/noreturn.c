// main that runs off its end gives 0.
//
// expect: 0
// expect: 1
// expect: 2
#include <stdio.h>
int main(void) { int i; for (i = 0; i < 3; i++) printf("%d\n", i); }
