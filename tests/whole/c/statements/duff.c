// Duff's device: case labels inside of a loop.
//
// expect: h
// expect: hel
// expect: hello
// expect: hello,
// expect: hello, wo
// expect: hello, worl
#include <stdio.h>
static void copy(char *to, const char *from, int count)
{
    int n = (count + 3) / 4;
    switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
    }
}
int main(void)
{
    char out[32] = "";
    int n;
    for (n = 1; n <= 11; n += 2) { copy(out, "hello, world", n); out[n] = 0; puts(out); }
    return 0;
}
