// Shows: switches on every type, cases at the edges and far apart, negative, characters, enums, ranges, none at all.
//
// expect: a least most newline ?
// expect: 1 2 5 4
// expect: 2 3 1 6 4 5 7 1 2 3 4 5 0
// expect: 1 2 3 0
// expect: rgbl 10 20
// expect: -11 1 1 1 1 1 1 -4 -3 -2 -1 1 1 3 4 5 4 6 2 103 999 3
// expect: 0 1 -2 3 0 1 -2 77 0 4 100
// expect: 48 3 2 60 56 56 32 -1 48
#include <limits.h>
#include <stdio.h>
enum color { RED = -1, GREEN, BLUE = 40, LAST };
static const char *on_char(signed char c) { switch (c) { case -128: return "least"; case 'a': return "a"; case '\n': return "newline"; case 127: return "most"; } return "?"; }
static int on_uchar(unsigned char c) { switch (c) { case 0: return 1; case 255: return 2; case '\200': return 3; default: return 4; case 128: return 5; } }
static int on_long(long long v)
{
    switch (v) {
    case 0x100000000LL: return 1;
    case 0: return 2;
    case -1: return 3;
    case LLONG_MIN: return 4;
    case LLONG_MAX: return 5;
    case 0xffffffffLL: return 6;
    default: return 7;
    }
}
static int on_unsigned(unsigned u) { switch (u) { case 0xffffffff: return 1; case 0x80000000: return 2; case 0x7fffffff: return 3; } return 0; }
static int on_int(int i) { switch (i) { case INT_MIN: return 1; case INT_MAX: return 2; case -1: return 3; case 1000000: return 4; case -1000000: return 5; default: return 0; } }
static int on_enum(enum color c) { switch (c) { case RED: return 'r'; case GREEN: return 'g'; case BLUE: return 'b'; case LAST: break; } return 'l'; }
static int on_bool(_Bool b) { switch (b) { case 0: return 10; case 1: return 20; } return 30; }
static int on_ranges(int i)
{
    switch (i) {
    case -10 ... -5: return 1;
    case 'a' ... 'f': return 2;
    case 1000 ... 2000000000: return 3;
    case 5 ... 5: return 4;
    case 0: case 2 ... 4: i++;
    default: return i;
    }
}
static int on_bits(unsigned u) { struct { unsigned f : 3; int g : 2; } s = {u, u}; switch (s.f) { case 7: switch (s.g) { case -1: return 77; } case 3: return 3; default: return s.g; } }
static int empty(int i) { switch (i++) ; switch (i++) {} switch (i++) default: i++; switch (i) case 9: i = 100; return i; }
static int dense(int i)
{
    int r = 0;
    switch (i) {
    case 0: r += 1;
    case 1: r += 2; break;
    case 2: r += 4;
    case 3: case 4: r += 8;
    default: r += 16;
    case 5: r += 32; break;
    case 6: return -1;
    }
    return r;
}
int main(void)
{
    static const long long longs[] = {0, -1, 0x100000000LL, 0xffffffffLL, LLONG_MIN, LLONG_MAX, 1};
    static const int ints[] = {INT_MIN, INT_MAX, -1, 1000000, -1000000, 0};
    unsigned i;
    int n;
    printf("%s %s %s %s %s\n", on_char('a'), on_char((signed char)128), on_char(127), on_char(10), on_char(0));
    printf("%d %d %d %d\n", on_uchar(0), on_uchar(255), on_uchar(128), on_uchar(7));
    for (i = 0; i < 7; i++) printf("%d ", on_long(longs[i]));
    for (i = 0; i < 6; i++) printf("%d ", on_int(ints[i]));
    puts("");
    printf("%d %d %d %d\n", on_unsigned(-1), on_unsigned(1u << 31), on_unsigned(INT_MAX), on_unsigned(0));
    printf("%c%c%c%c %d %d\n", on_enum(RED), on_enum(GREEN), on_enum(BLUE), on_enum(LAST), on_bool(0), on_bool(5));
    for (n = -11; n < 7; n++) printf("%d ", on_ranges(n));
    printf("%d %d %d %d\n", on_ranges('c'), on_ranges('g'), on_ranges(999), on_ranges(INT_MAX - 200000000));
    for (i = 0; i < 9; i++) printf("%d ", on_bits(i));
    printf("%d %d\n", empty(0), empty(5));
    for (n = -1; n < 8; n++) printf("%d ", dense(n));
    puts("");
    return 0;
}
