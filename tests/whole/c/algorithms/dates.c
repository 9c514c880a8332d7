// Shows: calendars: day numbers, weekdays, leap years, Easter, durations, with structs that compare and step.
//
// expect: 1970-01-01 0 Thu 0
// expect: 2000-02-29 11016 Tue 0
// expect: 1900-03-01 -25508 Thu 0
// expect: 1992-11-30 8369 Mon 0
// expect: 2038-01-19 24855 Tue 0
// expect: 1600-12-31 -134775 Sun 0
// expect: 0 1993-04-11 2000-04-23 2024-03-31
// expect: 2001-02-28 2024-02-29 2027-07-17
// expect: 0 29 16486
// expect:           1  2  3  4
// expect:  5  6  7  8  9 10 11
// expect: 12 13 14 15 16 17 18
// expect: 19 20 21 22 23 24 25
// expect: 26 27 28 29
#include <stdio.h>
#include <string.h>
typedef struct date { int y; signed char m, d; } date;
static int leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }
static int length(int y, int m) { return m == 2 ? 28 + leap(y) : 30 + ((m + (m > 7)) & 1); }
static long number(date t) { long y = t.y - (t.m < 3), era = (y >= 0 ? y : y - 399) / 400, yoe = y - era * 400, doy = (153 * (t.m + (t.m > 2 ? -3 : 9)) + 2) / 5 + t.d - 1; return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468; }
static date of(long z)
{
    long era, doe, yoe, doy, mp;
    z += 719468, era = (z >= 0 ? z : z - 146096) / 146097, doe = z - era * 146097;
    yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153;
    return (date){yoe + era * 400 + (mp > 9), mp + (mp < 10 ? 3 : -9), doy - (153 * mp + 2) / 5 + 1};
}
static const char *weekday(date t) { static const char names[] = "Thu\0Fri\0Sat\0Sun\0Mon\0Tue\0Wed"; return names + 4 * ((number(t) % 7 + 7) % 7); }
static date easter(int y)
{
    int a = y % 19, b = y / 100, c = y % 100, d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30, e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7, f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
    return (date){y, f / 31, f % 31 + 1};
}
static int compare(date a, date b) { return a.y != b.y ? a.y - b.y : a.m != b.m ? a.m - b.m : a.d - b.d; }
static date months(date t, int n) { int m = t.y * 12 + t.m - 1 + n; t.y = m / 12, t.m = m % 12 + 1; if (t.d > length(t.y, t.m)) t.d = length(t.y, t.m); return t; }
static char *text(date t) { static char s[4][16]; static int i; return sprintf(s[i = (i + 1) & 3], "%04d-%02d-%02d", t.y, t.m, t.d), s[i]; }
static void month(int y, int m) { int i, first = ((number((date){y, m, 1}) + 3) % 7 + 7) % 7; for (i = -first + 1; i <= length(y, m); i++) i > 0 ? printf("%2d%c", i, (i + first) % 7 && i < length(y, m) ? ' ' : '\n') : printf("   "); }
int main(void)
{
    static const date some[] = {{1970, 1, 1}, {2000, 2, 29}, {1900, 3, 1}, {1992, 11, 30}, {2038, 1, 19}, {1600, 12, 31}};
    int i, bad = 0;
    long n;
    for (i = 0; i < 6; i++) printf("%s %ld %s %d\n", text(some[i]), number(some[i]), weekday(some[i]), compare(of(number(some[i])), some[i]));
    for (n = -200000; n < 200000; n += 1237) if (number(of(n)) != n) bad++;
    printf("%d %s %s %s\n", bad, text(easter(1993)), text(easter(2000)), text(easter(2024)));
    printf("%s %s %s\n", text(months(some[1], 12)), text(months((date){2023, 12, 31}, 2)), text(of(number(some[1]) + 10000)));
    printf("%d %d %ld\n", leap(1900), length(2024, 2), number(some[4]) - number(some[3]));
    month(2024, 2);
    return 0;
}
