// with: --memory 1M
// trap: 4 out of heap
// detail: length_recursion.c:4:54
int deep(int n) { char a[n]; a[0] = 1; return a[0] + deep(n); }
int main(void) { return deep(30000); }
