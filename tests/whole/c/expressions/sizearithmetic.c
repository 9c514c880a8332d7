// Shows: sizeof of all kinds of operands, in arithmetic, as array sizes, unevaluated, with precedence; offsetof.
//
// expect: 20 48 16 36
// expect: 8 4 28 44
// expect: 60 20 4 3
// expect: 13 4 9 1
// expect: 4 4 4
// expect: 5 0
// expect: 4 4 8 8
// expect: 1 2 4 8
// expect: 1 4 4
// expect: 4 8 4 4
// expect: 4 4 4
// expect: 40 8 3
// expect: 27 27
// expect: 8 8 16
// expect: 4 60 60
// expect: 6006
// expect: 0 1
// expect: 4 4
// expect: 48 16
// expect: 8 4
// expect: 4 8
// expect: 49
#include <stddef.h>
#include <stdio.h>
struct s { char c; short h; char d; long long l; char e; };
struct t { char a[3]; struct s s[2]; char b; };
union u { char c[13]; int i; double d; };
typedef int matrix[3][5];
typedef char *(*function)(matrix, int[10]);
enum e { ONE };
static char by_size[sizeof(struct s) * 2 - sizeof(int)];
static int parameters(int a[10], matrix m, char t[], int f(void)) { return sizeof *a * 1000 + sizeof *m * 100 + sizeof t[0] + sizeof f + (a != 0); }
static int zero(void) { return 0; }
int main(void)
{
    int i = 5, *p = &i, a[7], n = 0;
    matrix m;
    struct t t, *q = &t;
    char text[] = "twelve chars", *string = "string";
    printf("%d %d %d %d\n", (int)sizeof(struct s), (int)sizeof(struct t), (int)sizeof(union u), (int)sizeof by_size);
    printf("%d %d %d %d\n", (int)offsetof(struct s, l), (int)offsetof(struct t, s), (int)offsetof(struct t, s[1].d), (int)offsetof(struct t, b));
    printf("%d %d %d %d\n", (int)sizeof m, (int)sizeof m[0], (int)sizeof **m, (int)(sizeof m / sizeof *m));
    printf("%d %d %d %d\n", (int)sizeof text, (int)sizeof string, (int)sizeof "lit\0eral", (int)sizeof *string);
    printf("%d %d %d\n", (int)sizeof i++, (int)sizeof(n = 3), (int)sizeof zero());
    printf("%d %d\n", i, n);
    printf("%d %d %d %d\n", (int)sizeof 'c', (int)sizeof 1.f, (int)sizeof 1., (int)sizeof 1LL);
    printf("%d %d %d %d\n", (int)sizeof(char), (int)sizeof(short), (int)sizeof(long), (int)sizeof(long long));
    printf("%d %d %d\n", (int)sizeof(_Bool), (int)sizeof(enum e), (int)sizeof(void *));
    printf("%d %d %d %d\n", (int)sizeof(i == 1), (int)sizeof(1 ? 1.0 : 1), (int)sizeof((char)1 + (char)1), (int)sizeof(-(short)1));
    printf("%d %d %d\n", (int)sizeof *p, (int)sizeof &p, (int)sizeof &a);
    printf("%d %d %d\n", (int)sizeof q->s, (int)sizeof q->s[0].l, (int)sizeof((struct t *)0)->a);
    printf("%d %d\n", (int)(sizeof a - 1), (int)sizeof a - 1);
    printf("%d %d %d\n", (int)sizeof(int) * 2, (int)sizeof(int[2]), (int)sizeof(int *[4]));
    printf("%d %d %d\n", (int)sizeof(function), (int)sizeof(matrix), (int)sizeof(struct s[3]));
    printf("%d\n", parameters(a, m, text, zero));
    printf("%d %d\n", sizeof i > -1, (int)(-sizeof(char) > 0));
    printf("%d %d\n", (int)sizeof(int(*)[5]), (int)sizeof(char(*(*)(int))[3]));
    printf("%d %d\n", (int)((char *)(q + 1) - (char *)q), (int)((char *)&m[1] - (char *)&m[0][1]));
    printf("%d %d\n", (int)sizeof(struct { char a; int b; }), (int)sizeof(sizeof(int)));
    printf("%d %d\n", (int)sizeof(union { char c; struct { short s; char d; } t; }), (int)sizeof t.s->l);
    printf("%d\n", (int)(sizeof(char[sizeof(int[3])]) << 2 | 1));
    return 0;
}
