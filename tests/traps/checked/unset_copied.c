// with: -O 0
// trap: 12 bytes 4 to 7 of `three` are read before being set
// detail: unset_copied.c:8:* note: `three` is declared in main here
#include <string.h>
struct pair { int a, b; };
int main(void)
{
    struct pair one, two, three;
    one.a = 1;
    two = one;
    memcpy(&three, &two, sizeof three);
    return three.a + three.b;
}
