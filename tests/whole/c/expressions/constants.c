// Constants: bases, suffixes, characters, escapes, adjacent strings.
//
// expect: 31 15 0 4294967295
// expect: 9223372036854775807 18446744073709551615 8
// expect: 97 10 65 65 0
// expect: -1 92
// expect: 1 0.5 1000 0.0015 12
// expect: one two	three!4|
// expect: 4
// expect: 4 8
#include <stdio.h>
int main(void)
{
    printf("%d %d %d %u\n", 0x1f, 017, 0, 0xffffffff);
    printf("%lld %llu %d\n", 0x7fffffffffffffffLL, 18446744073709551615ULL, (int)sizeof 2147483648);
    printf("%d %d %d %d %d\n", 'a', '\n', '\x41', '\101', '\0');
    printf("%d %d\n", '\xff', '\\');
    printf("%g %g %g %g %g\n", 1., .5, 1e3, 1.5e-3f, 0x1.8p3);
    printf("%s|\n", "one" " two" "\tthree\x21" "4");
    printf("%d\n", (int)sizeof("a\0b"));
    printf("%d %d\n", (int)sizeof 1.0f, (int)sizeof 1.0);
    return 0;
}
