// trap: 3 the length of `a` is negative
// detail: value -3
int f(int n) { int a[n]; a[0] = 1; return a[0]; }
int main(void) { return f(2) - f(-3); }
