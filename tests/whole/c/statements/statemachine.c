// Shows: a lexer as states that are labels, and the same one as a switch in a loop, agreeing on all inputs.
//
// expect:  same
// expect: I=I+F; same
// expect: SN same
// expect: I! same
// expect: S! same
// expect: I/I*/F same
// expect: I(I,S)[N] same
// expect: I same
// expect: S! same
#include <stdio.h>
#include <string.h>
#include <ctype.h>
static void by_labels(const char *s, char *out)
{
start:
    while (*s == ' ') s++;
    if (!*s) goto end;
    if (isdigit((unsigned char)*s)) goto number;
    if (isalpha((unsigned char)*s) || *s == '_') goto name;
    if (*s == '"') goto string;
    if (*s == '/' && s[1] == '*') goto comment;
    *out++ = *s++;
    goto start;
number:
    *out++ = 'N';
digits:
    if (isdigit((unsigned char)*s)) { s++; goto digits; }
    if (*s == '.') { s++; out[-1] = 'F'; goto digits; }
    goto start;
name:
    *out++ = 'I';
    do s++; while (isalnum((unsigned char)*s) || *s == '_');
    goto start;
string:
    *out++ = 'S';
    for (s++;; s++) {
        if (!*s) goto wrong;
        if (*s == '\\' && s[1]) s++;
        else if (*s == '"') { s++; goto start; }
    }
comment:
    for (s += 2; *s; s++)
        if (*s == '*' && s[1] == '/') { s += 2; goto start; }
wrong:
    *out++ = '!';
end:
    *out = 0;
}
static void by_switch(const char *s, char *out)
{
    enum { START, NUMBER, NAME, STRING, ESCAPED, COMMENT, STAR } state = START;
    for (;; s++) {
        int c = (unsigned char)*s;
        switch (state) {
        again:
            state = START;
        case START:
            if (!c) goto end;
            if (c == ' ') break;
            if (isdigit(c)) *out++ = 'N', state = NUMBER;
            else if (isalpha(c) || c == '_') *out++ = 'I', state = NAME;
            else if (c == '"') *out++ = 'S', state = STRING;
            else if (c == '/' && s[1] == '*') s++, state = COMMENT;
            else *out++ = c;
            break;
        case NUMBER:
            if (c == '.') { out[-1] = 'F'; break; }
            if (!isdigit(c)) goto again;
            break;
        case NAME:
            if (!isalnum(c) && c != '_') goto again;
            break;
        case ESCAPED: state = STRING; if (!c) goto wrong; break;
        case STRING:
            if (!c) goto wrong;
            if (c == '\\' && s[1]) state = ESCAPED;
            else if (c == '"') state = START;
            break;
        case STAR: if (c == '/') { state = START; break; } state = COMMENT;
        case COMMENT: if (c == '*') state = STAR; else if (!c) goto wrong;
        }
    }
wrong:
    *out++ = '!';
end:
    *out = 0;
}
int main(void)
{
    static const char *texts[] = {"", "x = y1 + 12.5;", "\"a\\\"b\" 7", "/* c ** */z/*", "\"open", "a/b*/ /**/ 1.2.3",
                                  "f(_q,\"\")[3]", "/*/ */x", "\"\\"};
    char one[40], two[40];
    unsigned i;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        by_labels(texts[i], one);
        by_switch(texts[i], two);
        printf("%s %s\n", one, strcmp(one, two) ? two : "same");
    }
    return 0;
}
