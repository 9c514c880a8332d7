// Shows: what parameter lists define belongs to them, and to the body after them.
//
// expect: 39 30 0
#include <stdio.h>
int b(struct in { int y; } *p, enum { P = 4 } q) { struct in v = { P }; return v.y + p->y + q; }
int (*c(enum { CA = 1 } x))(enum { CB = 2 } y);
enum { CA = 10, CB = 20, P = 30 };
typedef int F(enum {W, H} which);
int d(int n, int m[n], struct loc { int q; } s) { return sizeof(struct loc) + n; }
int main(void) { struct { int y; } in = { 5 }; printf("%d %d %d\n", b((void *)&in, P), CA + CB, 0); return 0; }
