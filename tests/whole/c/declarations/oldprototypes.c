// Shows: old-style definitions after prototypes, which say what callers pass.
//
// expect: 13 5 4 0
#include <stdio.h>
int f(char, short, float, double);
int f(a, b, c, d) char a; short b; float c; double d; { return a + b + (int)(c * 2) + (int)d + sizeof a + sizeof c; }
int g(x) float x; { return (int)(x * 4); }
int h(int);
int h(x) { return x + 1; }
unsigned char k(unsigned char);
unsigned char k(c) unsigned char c; { return c + 1; }
int main() { printf("%d %d %d %d\n", f(1, 2, 1.5f, 2.5), g(1.25), h(3), k(255)); return 0; }
