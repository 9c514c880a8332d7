// char and short: stores truncate, loads extend, in arrays, structures and results.
//
// expect: -25536 382 -1 65535
// expect: -56 255 1 1
// expect: 254 65280 -128
// expect: 1 1 0
// expect: -128 255 25536
#include <stdio.h>
static char narrow(int x) { return x; }
static unsigned char unarrow(int x) { return x; }
static short half(int x) { return x; }
static _Bool truth(double x) { return x; }
int main(void)
{
    signed char sc[3] = {127, -128, 0}; unsigned char uc[2] = {255, 1}; short h[2]; unsigned short uh = 0; _Bool b = 7;
    h[0] = 40000; h[1] = sc[0] + uc[0]; sc[2] = uc[0]; uh--;
    printf("%d %d %d %d\n", h[0], h[1], sc[2], uh);
    printf("%d %d %d %d\n", narrow(200), unarrow(-1), half(65537), truth(0.01));
    printf("%d %d %d\n", sc[0] * 2, uc[0] << 8, (signed char)(sc[0] + 1));
    b += 5; printf("%d ", b); b = 0; b |= 4; printf("%d ", b); b--; printf("%d\n", b);
    sc[0]++; uc[1] -= 2; h[0] /= -1;
    printf("%d %d %d\n", sc[0], uc[1], h[0]);
    return 0;
}
