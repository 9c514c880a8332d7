// Shows: typedef names with an alignment: of members, objects, arrays, and of other typedef names.
//
// expect: 8 8 16 24
// expect: 4 32 0 0 0 0
// expect: 1 4 8
#include <stddef.h>
#include <stdio.h>
typedef int a8 __attribute__((aligned(8)));
typedef double real8 __attribute__((aligned(8)));
typedef __attribute__((aligned(16))) struct { char c; } pad;
typedef a8 again;
typedef struct { char x; } box __attribute__((aligned(4)));
struct s { char c; a8 v; char d; real8 r; again e; a8 *p; char z; const a8 k; box b; pad q; };
a8 obj; static again other;
int main(void) { a8 local; struct s v;
 printf("%d %d %d %d\n", (int)__alignof__(a8), (int)offsetof(struct s, v), (int)offsetof(struct s, r), (int)offsetof(struct s, e));
 printf("%d %d %d %d %d %d\n", (int)offsetof(struct s, p) - (int)offsetof(struct s, e), (int)offsetof(struct s, z), (int)offsetof(struct s, k) % 8, (int)offsetof(struct s, b) % 4, (int)offsetof(struct s, q) % 16, (int)sizeof v % 16);
 printf("%d %d %d\n", ((size_t)&obj | (size_t)&other | (size_t)&local) % 8 == 0, (int)sizeof(a8), (int)__alignof__(again));
 return 0; }
