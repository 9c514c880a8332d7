// Shows: what parameter lists define belongs to them, and to the body after them; a mentioned tag lasts.
//
// expect: 3 39 30 0
#include <stdio.h>
int a(struct node *p);
struct node { int x; };
int b(struct in { int y; } *p, enum { P = 4 } q) { struct in v = { P }; return v.y + p->y + q; }
int (*c(enum { CA = 1 } x))(enum { CB = 2 } y);
enum { CA = 10, CB = 20, P = 30 };
int a(struct node *p) { return p->x; }
typedef int F(enum {W, H} which);
int d(int n, int m[n], struct loc { int q; } s) { return sizeof(struct loc) + n; }
int main(void) { struct node n = { 3 }; struct { int y; } in = { 5 }; printf("%d %d %d %d\n", a(&n), b((void *)&in, P), CA + CB, 0); return 0; }
