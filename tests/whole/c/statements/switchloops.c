// Shows: switches in switches and loops in switches: which of them break and continue leave.
//
// expect: 0 0 21 22001 22483 -1 121 18700 -1 63
// expect: 0 1 2 110 111 112 100 101 102 100 101 102
// expect: 2000 2 4000 3000 3 5000 -1000 4 1000 -1000 0 1000
// expect: 0 1 2 0 1 2 0 1 2 0 5 10
#include <stdio.h>
static int run(const char *s)
{
    int depth = 0, r = 0;
    for (; *s; s++) {
        switch (*s) {
        case '(':
            switch (s[1]) {
            case '(': depth += 2; s++; break;
            case ')': s++; continue;
            default: depth++;
            }
            break;
        case ')': if (--depth < 0) return -1; continue;
        case 'x':
            do {
                if (depth == 0) break;
                switch (depth % 3) { case 0: r += 100; break; case 1: r += 10; default: r += 1; continue; }
                r += 1000;
            } while (--depth > 3);
            break;
        case 'w':
            while (r > 0) {
                r -= 7;
                switch (r & 3) { case 0: goto out; case 1: continue; case 2: break; case 3: r--; }
                r--;
            }
        out:
            r += 5;
        default: r++;
        }
        r *= 2;
    }
    return r * 10 + depth;
}
static int nested(int a, int b, int c)
{
    switch (a) {
    case 0:
        switch (b) {
        case 0: switch (c) { case 0: return 0; case 1: break; default: return 2; } return 1;
        case 1: c += 10;
        default: c += 100;
        }
        break;
    case 1: {
        int d;
        for (d = 0; d < 5; d++)
            switch (d - b) {
            case 2: if (c) break; else return d;
            case 3: c += d; continue;
            case 0: c--;
            }
        return c * 1000;
    }
    default: while (b) switch (b--) case 3: c *= 5;
    }
    return c;
}
int main(void)
{
    static const char *texts[] = {"", "x", "((x", "(((x)", "()((((((((x", "ab(xw)", "xx(w", "(x(x(x(x", ")", "((((((((((xww"};
    int a, b, c;
    unsigned i;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) printf("%d ", run(texts[i]));
    puts("");
    for (a = 0; a < 3; a++) {
        for (b = 0; b < 4; b++)
            for (c = 0; c < 3; c++) printf("%d ", nested(a, b, c));
        puts("");
    }
    return 0;
}
