// Shows: bytes that are not UTF-8 (here Latin-1): a comment may have them (café), and in a string they are bytes.
//
// expect: 233 5 233
#include <stdio.h>
/* é */
int main(void)
{
    const char *s = "café"; // é
    printf("%d %d %d\n", (unsigned char)s[3], (int)sizeof "café", (unsigned char)'é');
    return 0;
}
