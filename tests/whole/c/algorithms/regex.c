// Shows: regular expressions with ^ $ . * + ? [] and escapes by backtracking, recursion, and char classes as bits.
//
// expect: abc: ...<abc>5
// expect: ^abc: no
// expect: a.c: ...<abc>6
// expect: ab*c: <ac>2
// expect: ab+c: ...<abbbc>7
// expect: colou?r: ...<color>9
// expect: [0-9]+: ...<1234>8
// expect: ^[a-z_][a-z0-9_]*$: <snake_case9>11
// expect: ^[a-z]+$: no
// expect: [^ ]+ [^ ]+$: ...<two three>13
// expect: \d+\.\d*: ...<3.14159>10
// expect: .*o: <foo boo>7
// expect: x*: <>0
// expect: a$: ...<a>2
// expect: $a: <$a>2
// expect: a*a*a*a*b: no
// expect: 8567
#include <stdio.h>
#include <string.h>
struct piece { unsigned set[8]; int least, most; };
static struct piece pieces[16];
static int count, head, tail, tries;
static void include(struct piece *p, int c) { p->set[c >> 5] |= 1u << (c & 31); }
static int has(const struct piece *p, int c) { return p->set[c >> 5] >> (c & 31) & 1; }
static void compile(const char *s)
{
    int c, invert, i;
    memset(pieces, 0, sizeof pieces), count = 0;
    head = *s == '^' ? s++, 1 : 0, tail = 0;
    while (*s) {
        struct piece *p = &pieces[count++];
        p->least = p->most = 1;
        switch (c = (unsigned char)*s++) {
        case '.': memset(p->set, 255, sizeof p->set); break;
        case '$': if (!*s) { tail = 1, count--; return; } include(p, c); break;
        case '[':
            invert = *s == '^' ? s++, 1 : 0;
            do for (c = *s++, include(p, c); *s == '-' && s[1] != ']'; s += 2) while (c < s[1]) include(p, ++c); while (*s != ']');
            for (s++, i = 0; i < 8; i++) if (invert) p->set[i] = ~p->set[i];
            break;
        case '\\': c = *s++; if (c == 'd') for (c = '0'; c <= '9'; c++) include(p, c); else include(p, c); break;
        default: include(p, c);
        }
        if (*s == '*') p->least = 0, p->most = 1000, s++;
        else if (*s == '+') p->most = 1000, s++;
        else if (*s == '?') p->least = 0, s++;
    }
}
static const char *here(int i, const char *s)
{
    const char *end;
    int n = 0;
    tries++;
    if (i == count) return tail && *s ? NULL : s;
    while (n < pieces[i].most && s[n] && has(&pieces[i], (unsigned char)s[n])) n++;
    for (; n >= pieces[i].least; n--) if ((end = here(i + 1, s + n))) return end;
    return NULL;
}
static void match(const char *pattern, const char *s)
{
    const char *from = s, *to;
    compile(pattern);
    do if ((to = here(0, from))) { printf("%s: %s<%.*s>%d\n", pattern, from > s ? "..." : "", (int)(to - from), from, (int)(to - s)); return; } while (*from++ && !head);
    printf("%s: no\n", pattern);
}
int main(void)
{
    match("abc", "xxabcx"), match("^abc", "xabc"), match("a.c", "abbabc"), match("ab*c", "ac"), match("ab+c", "acabbbc");
    match("colou?r", "the color"), match("[0-9]+", "abc 1234 def"), match("^[a-z_][a-z0-9_]*$", "snake_case9"), match("^[a-z]+$", "Not");
    match("[^ ]+ [^ ]+$", "one two three"), match("\\d+\\.\\d*", "pi 3.14159!"), match(".*o", "foo boo bar"), match("x*", "aaa"), match("a$", "ba"), match("$a", "$a");
    tries = 0, match("a*a*a*a*b", "aaaaaaaaaaaa"), printf("%d\n", tries);
    return 0;
}
