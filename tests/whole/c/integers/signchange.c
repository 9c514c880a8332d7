// Shows: characters that pointers lead to, in variables and elements of the other sign.
//
// expect: 233 -23 233 -23 65535 -1
#include <stdio.h>
static unsigned char first(const char *p)
{
    unsigned char c;
    c = *p;
    return c;
}
int main(void)
{
    char text[] = "\xe9", *p = text;
    unsigned char bytes[2], *q = bytes;
    signed char back;
    short s[] = {-1}, *from = s;
    unsigned short u[1], *to = u;
    *q = *p;
    back = *q;
    p[0] = q[0];
    *to = *from;
    printf("%d %d %d %d %d %d\n", first(p), back, *q, *p, *to, *from);
    return 0;
}
