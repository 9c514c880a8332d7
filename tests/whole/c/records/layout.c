// Layout as gcc -m32 has it: offsets, sizes, padding, alignment of 8-byte members to 4.
//
// expect: 2 4 8 12 0
// expect: 4 12 16 24
// expect: 4 8 20 24
// expect: 4 8 12
// expect: 3 15
// expect: 4 4 8
#include <stdio.h>
#include <stddef.h>
struct a { char c; short s; char d; int i; };
struct b { char c; double d; char e; long long l; };
struct c { char c[3]; short s[2]; struct a a; char t; };
struct d { char c; union { char x; int y; } u; float f; };
struct e { char x, y, z; };
int main(void)
{
    printf("%d %d %d %d %d\n", (int)offsetof(struct a, s), (int)offsetof(struct a, d), (int)offsetof(struct a, i), (int)sizeof(struct a), 0);
    printf("%d %d %d %d\n", (int)offsetof(struct b, d), (int)offsetof(struct b, e), (int)offsetof(struct b, l), (int)sizeof(struct b));
    printf("%d %d %d %d\n", (int)offsetof(struct c, s), (int)offsetof(struct c, a), (int)offsetof(struct c, t), (int)sizeof(struct c));
    printf("%d %d %d\n", (int)offsetof(struct d, u), (int)offsetof(struct d, f), (int)sizeof(struct d));
    printf("%d %d\n", (int)sizeof(struct e), (int)sizeof(struct e[5]));
    printf("%d %d %d\n", (int)sizeof(long), (int)sizeof(void *), (int)sizeof(long long));
    return 0;
}
