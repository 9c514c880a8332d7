// trap: 3 the length of `a` is zero
// detail: length_zero.c:4:18
int f(int n) { int a[2][n]; a[0][0] = 1; return a[0][0]; }
int main(void) { return f(0); }
