// Shows: bit-fields without a name, of a type with a typedef name.
//
// expect: -3 4
#include <stdio.h>
typedef signed int T;
struct s { T : 3; volatile T : 2; T x : 4; const T T : 5; };
int main(void) { struct s v; v.x = 5; v.x = -3; { goto T; } T: printf("%d %d\n", v.x, (int)sizeof v); return 0; }
