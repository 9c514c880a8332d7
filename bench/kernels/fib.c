// Fibonacci's numbers the long way: two calls for each call that does not end the recursion, and no work but that.
#ifndef N
#define N 32
#endif

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(void) { return fib(N) & 127; }
