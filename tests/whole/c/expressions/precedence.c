// The precedence and the associativity of the operators.
//
// expect: 0 -1 4
// expect: 20 1 7
// expect: 1 -5
// expect: 0
// expect: 1
// expect: 2
// expect: 76
// expect: -2
// expect: 2
// fault: 22 warning: first `-` is computed, then the shift
// fault: 22 warning: the comparison is done first, then `&`
// fault: 23 warning: `!` applies only to the left side: its result, 0 or 1, is compared by `==`
// fault: 24 warning: the result of `>`, 0 or 1, is compared by `>`
// fault: 27 warning: first `+` is computed, then the shift
#include <stdio.h>
int main(void)
{
    int a = 5, b = 3, c = 2;
    printf("%d %d %d\n", a - b - c, a - b * c, (a - b) * c);
    printf("%d %d %d\n", a << b - 1, a & b == 3, a | b & c ^ 1);
    printf("%d %d\n", !a == 0, ~a + 1);
    printf("%d\n", a > b > c);
    printf("%d\n", a ? b ? 1 : 2 : 3);
    printf("%d\n", a = b = c);
    printf("%d\n", 1 + 2 << 3 >> 1 | 64 & 127);
    printf("%d\n", -a * +b - -c);
    printf("%d\n", 100 / 10 * 10 % 7);
    return 0;
}
