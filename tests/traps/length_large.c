// trap: 3 `a` is too large
// detail: value 70000
int f(int n) { char a[n][n]; a[0][0] = 1; return a[0][0]; }
int main(void) { return f(40) - f(70000); }
