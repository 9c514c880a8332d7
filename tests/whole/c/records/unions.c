// Unions: the same bytes seen in different ways.
//
// expect: DCBA 16706
// expect: c0000000 1
// expect: int 5
// expect: double 2.5
// expect: string word
// expect: 3ff00000 00000000
// expect: 4 12
#include <stdio.h>
union view { unsigned u; int i; unsigned char b[4]; float f; short h[2]; };
struct tagged { int kind; union { int i; double d; char s[8]; } v; };
static void print(struct tagged t)
{
    if (t.kind == 0) printf("int %d\n", t.v.i);
    else if (t.kind == 1) printf("double %g\n", t.v.d);
    else printf("string %s\n", t.v.s);
}
int main(void)
{
    union view v = {0x41424344};
    struct tagged t[3] = {{0, {.i = 5}}, {1, {.d = 2.5}}, {2, {.s = "word"}}};
    union { double d; unsigned w[2]; } d = {1.0};
    int i;
    printf("%c%c%c%c %d\n", v.b[0], v.b[1], v.b[2], v.b[3], v.h[1]);
    v.f = -2.0f;
    printf("%08x %d\n", v.u, v.i < 0);
    for (i = 0; i < 3; i++) print(t[i]);
    printf("%08x %08x\n", d.w[1], d.w[0]);
    printf("%d %d\n", (int)sizeof v, (int)sizeof t[0]);
    return 0;
}
