// with: -O 0
// trap: 9 an access of 1 byte just past the end of `a`
// detail: `a` has 5 bytes
// detail: array_text.c:8:* note: `a` is declared in f here
#include <string.h>
static int f(int n)
{
    char a[n];
    strcpy(a, "longer than five");
    return a[0];
}
int main(void) { return f(5); }
