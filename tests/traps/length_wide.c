// trap: 2 `a` is too large
int f(long long n) { char a[n]; a[0] = 1; return a[0]; }
int main(void) { return f(3) - f(0x100000001ll); }
