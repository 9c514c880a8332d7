// Scopes: hiding, blocks, for, parameters, extern inside of a function.
//
// expect: 7 11
// expect: 5
// expect: 28 28 1 11
// expect: 4 4
// expect: 5
#include <stdio.h>
int x = 1;
static int f(int x) { { int x = 3; { extern int x; x += 10; } x++; (void)x; } return x; }
int main(void)
{
    int y = x;
    printf("%d ", f(7)); printf("%d\n", x);
    { int x = x = 5; printf("%d\n", x); }
    for (int y = 0, x = 2; y < 2; y++) { int y = 8; printf("%d%d ", x, y); }
    printf("%d %d\n", y, x);
    { struct x { int x; } s = {4}; printf("%d %d\n", s.x, (int)sizeof(struct x)); }
    { int main = 5; x = main; }
    printf("%d\n", x);
    return 0;
}
