// <string.h>.
//
// expect: hello, world 12
// expect: -1 0 1 0
// expect: world ld lo, world
// expect: 1 12
// expect: hehelloworld
// expect: ---elloworld 0
// expect: 0a 1b 2c 4 2
// expect: 0 0 def
#include <stdio.h>
#include <string.h>
static int sign(int x) { return (x > 0) - (x < 0); }
int main(void)
{
    char b[64] = "", t[] = "a,b;;c", *p; int i;
    strcpy(b, "hello"); strcat(b, ", "); strncat(b, "world!!", 5);
    printf("%s %d\n", b, (int)strlen(b));
    printf("%d %d %d %d\n", sign(strcmp("a", "b")), strcmp("x", "x"), sign(strncmp("abd", "abc", 3)), strncmp("abd", "abc", 2));
    printf("%s %s %s\n", strchr(b, 'w'), strrchr(b, 'l'), strstr(b, "lo,"));
    printf("%d %d\n", strchr(b, 'z') == NULL, (int)(strchr(b, 0) - b));
    memmove(b + 2, b, 5); printf("%s\n", b);
    memset(b, '-', 3); printf("%s %d\n", b, memcmp("abc", "abc", 3));
    for (p = strtok(t, ",;"), i = 0; p; p = strtok(NULL, ",;"), i++) printf("%d%s ", i, p);
    printf("%d %d\n", (int)strspn("aabbc", "ab"), (int)strcspn("hello", "lo"));
    strncpy(b, "xy", 5); printf("%d %d %s\n", b[2], b[4], (char *)memchr("abcdef", 'd', 6));
    return 0;
}
