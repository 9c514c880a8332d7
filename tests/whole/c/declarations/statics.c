// Static objects: in functions, at file scope, their initialisers and addresses.
//
// expect: 17 13 9 7 1 14 eDit
// expect: 9227465
// expect: 3
#include <stdio.h>
static int counter(void) { static int n = 10; return n++; }
static int *place(void) { static int kept; return &kept; }
static int fibonacci(int n) { static int memo[40]; return n < 2 ? n : memo[n] ? memo[n] : (memo[n] = fibonacci(n - 1) + fibonacci(n - 2)); }
int shared_one = 3, tentative, tentative;
static int *pointer = &shared_one + 0, array[4], *inside = &array[2];
static int (*const function)(void) = counter;
static char text[] = "edit", *middle = text + 1;
int main(void)
{
    counter(); counter();
    *place() = 5; *place() += counter();
    *pointer = 9; *inside = 7; tentative++; *middle = 'D';
    printf("%d %d ", *place(), counter()); printf("%d %d %d %d %s\n", shared_one, array[2], tentative, function(), text);
    printf("%d\n", fibonacci(35));
    { static int n = 1; n += 2; printf("%d\n", n); }
    return 0;
}
