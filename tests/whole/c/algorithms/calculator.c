// A recursive descent calculator over strings.
//
// expect: 7 7 -21 128
#include <stdio.h>
static const char *p;
static int sum(void);
static int number(void) { int n = 0; while (*p >= '0' && *p <= '9') n = n * 10 + *p++ - '0'; return n; }
static int factor(void) { int v; if (*p == '(') { p++; v = sum(); p++; return v; } if (*p == '-') { p++; return -factor(); } return number(); }
static int term(void) { int v = factor(); while (*p == '*' || *p == '/') { char op = *p++; int w = factor(); if (op == '*') v *= w; else v /= w; } return v; }
static int sum(void) { int v = term(); while (*p == '+' || *p == '-') if (*p++ == '+') v += term(); else v -= term(); return v; }
static int calculate(const char *text) { p = text; return sum(); }
int main(void)
{
    printf("%d %d %d %d\n", calculate("1+2*3"), calculate("(1+2)*3-4/2"), calculate("-(2-5)*-7"), calculate("((((9))))*100/7"));
    return 0;
}
