// Shows: escapes and concatenation in strings and characters: octal, hexadecimal, continued lines, zeros inside.
//
// expect: "\a\b\f\n\r\t\v\\\'\"\?" 12: 7 8 12 10 13 9 11 92 39 34 63 0
// expect: "\0" 2: 0 0
// expect: "\12\123\1234\7\78" 8: 10 83 83 52 7 7 56 0
// expect: "\x41\x7\xff" "f" "\x00" "1" 7: 65 7 -1 102 0 49 0
// expect: "??/ ?\?= /* no */ // comment" 28: 63 63 47 32 63 63 61 32 47 42 32 110 111 32 42 47 32 47 47 32 99 111 109 109 101 110 116 0
// expect: "ab" 3: 97 98 0
// expect: "" 1: 0
// expect: "\e[0m" 5: 27 91 48 109 0
// expect: one two
// expect: three	four|19
// expect: abc 3 cd 0
// expect: ab c d 3
// expect: 10 0 39 34 92
// expect: 127 -1 -1 65
// expect: 4 1
// expect: 1 4 1
// expect: ecy
// expect: 5%	|Hello|tab	end"quoted"
// expect: 1
// expect: a very long line that goes on and on
#include <stdio.h>
#include <string.h>
static void codes(const char *name, const char *s, int n)
{
    printf("%s %d:", name, n);
    while (n--) printf(" %d", *s++);
    puts("");
}
#define CODES(s) codes(#s, s, sizeof(s))
static const char joined[] = "one " "two\n"
    "three"    /* a comment between */    "\tfour"
    ""  // another
    "";
static char exact[3] = "abc", room[8] = "ab\0cd", *list[] = {"a" "b", "c", "" "d" ""};
int main(void)
{
    CODES("\a\b\f\n\r\t\v\\\'\"\?");
    CODES("\0");
    CODES("\12\123\1234\7\78");
    CODES("\x41\x7\xff" "f" "\x00" "1");
    CODES("??/ ?\?= /* no */ // comment");
    CODES("a\
b\
");
    CODES("");
    CODES("\e[0m");
    printf("%s|%d\n", joined, (int)sizeof joined);
    printf("%.3s %d %s %d\n", exact, (int)sizeof exact, room + 3, room[7]);
    printf("%s %s %s %d\n", list[0], list[1], list[2], (int)(sizeof list / sizeof *list));
    printf("%d %d %d %d %d\n", '\n', '\0', '\'', '"', '\\');
    printf("%d %d %d %d\n", '\x7f', '\377', '\xff', '\101');
    printf("%d %d\n", (int)sizeof 'a', 'a' + 1 == 'b');
    printf("%d %d %d\n", (int)strlen("a\0b"), (int)sizeof "a\0b", memcmp("a\0b", "a\0c", 4) < 0);
    printf("%c%c%c\n", "hex"[1], 2["abc"], *("xyz" + 1));
    printf("%d%%\t|\x48\145llo|%s\n", 5, "tab\tend" "\"quoted\"");
    printf("%d\n", "same" "string"[0] == 's');
    puts("a very long line that goes on " \
         "and on");
    return "\x10"[0] - 16;
}
