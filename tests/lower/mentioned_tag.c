// Shows: a tag that a prototype mentions first is that of the file, as its author means. (gcc rejects this program.)
//
// expect: 3
#include <stdio.h>
int first(struct node *p);
struct node { int x; };
int first(struct node *p) { return p->x; }
int main(void) { struct node n = { 3 }; printf("%d\n", first(&n)); return 0; }
