// Declarators: pointers to arrays and functions, arrays of those, functions that return them.
//
// expect: 2 3 4 5
// expect: 9 9 11
// expect: 6 4 5 3
// expect: b 12
// expect: 1 0
#include <stdio.h>
static int inc(int x) { return x + 1; }
static int dec(int x) { return x - 1; }
static int (*pick(int up))(int) { return up ? inc : dec; }
static int data[2][3] = {{1, 2, 3}, {4, 5, 6}};
static int (*rows(void))[3] { return data; }
int main(void)
{
    int (*f)(int) = inc, (*table[2])(int) = {inc, dec}, (**pf)(int) = &f;
    int (*pa)[3] = &data[1], *ap[2] = {data[0], data[1]}, (*(*pp)(void))[3] = rows;
    const char *const names[] = {"a", "b"}, *const *n = names;
    printf("%d %d %d %d\n", f(1), (*f)(2), (**pf)(3), (*****f)(4));
    printf("%d %d %d\n", table[1](10), pick(0)(10), pick(1)(10));
    printf("%d %d %d %d\n", (*pa)[2], ap[1][0], rows()[1][1], pp()[0][2]);
    printf("%s %d\n", n[1], (int)sizeof *pa);
    printf("%d %d\n", f == inc, pick(0) == f);
    return 0;
}
