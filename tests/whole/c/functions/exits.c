// exit from a nested call ends the program with its status.
//
// expect: leaving
// exit: 42
#include <stdio.h>
#include <stdlib.h>
static void deep(int n) { if (n == 0) { printf("leaving\n"); exit(42); } deep(n - 1); printf("never\n"); }
int main(void) { deep(5); return 1; }
