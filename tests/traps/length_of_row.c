// trap: 3 the length of `p` is negative
// detail: value -1
int f(int n) { int (*p)[n] = 0; return (int)sizeof *p; }
int main(void) { return f(0) + f(-1); }
