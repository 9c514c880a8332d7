/* Dates by the Gregorian rules, UTC only, without tables: March is the first month, so that the leap day comes last. */
#include <stdio.h>
#include <time.h>

double difftime(time_t later, time_t earlier) {
    return (double)later - (double)earlier;
}

/* Days from 1970-01-01 to a date; month 0 .. 11. */
static int days_before(int year, int month, int day) {
    int y, m;
    year += month / 12;
    month %= 12;
    if (month < 0) {
        month += 12;
        year--;
    }
    y = month < 2 ? year - 1 : year;
    m = (month + 10) % 12; /* March is 0 */
    return y * 365 + (y >= 0 ? y / 4 - y / 100 + y / 400 : 0) + (m * 153 + 2) / 5 + day - 719469;
}

static void set_date(struct tm *date, int days) {
    int year = 1970 + days / 366, month = 11;
    while (days_before(year + 1, 0, 1) <= days) year++;
    while (days_before(year, 0, 1) > days) year--;
    while (days_before(year, month, 1) > days) month--;
    date->tm_year = year - 1900;
    date->tm_mon = month;
    date->tm_mday = days - days_before(year, month, 1) + 1;
    date->tm_yday = days - days_before(year, 0, 1);
    date->tm_wday = ((days + 4) % 7 + 7) % 7;
}

static void set_time(struct tm *date, int seconds) {
    int days = seconds / 86400, rest = seconds % 86400;
    if (rest < 0) {
        rest += 86400;
        days--;
    }
    set_date(date, days);
    date->tm_hour = rest / 3600;
    date->tm_min = rest / 60 % 60;
    date->tm_sec = rest % 60;
    date->tm_isdst = 0;
}

struct tm *gmtime(const time_t *when) {
    static struct tm result; /* as in C: overwritten by the next call on this PE */
    set_time(&result, *when);
    return &result;
}

struct tm *gmtime_r(const time_t *when, struct tm *result) {
    set_time(result, *when);
    return result;
}

struct tm *localtime_r(const time_t *when, struct tm *result) {
    return gmtime_r(when, result);
}

struct tm *localtime(const time_t *when) {
    return gmtime(when);
}

/* -1 for what no time_t can be; `when` then stays as it is. */
time_t mktime(struct tm *when) {
    int days = days_before(when->tm_year + 1900, when->tm_mon, when->tm_mday);
    long long seconds = days * 86400LL + when->tm_hour * 3600LL + when->tm_min * 60LL + when->tm_sec;
    if (seconds != (int)seconds) return -1;
    set_time(when, (int)seconds);
    return (time_t)seconds;
}

#define DAYS "SunMonTueWedThuFriSat"
#define MONTHS "JanFebMarAprMayJunJulAugSepOctNovDec"

#define NAME(names, i) ((unsigned)(i) < sizeof names / 3 ? names + 3 * (i) : "???")

char *asctime(const struct tm *when) {
    static char text[80]; /* 26 for a date; more for numbers that are none */
    snprintf(text, sizeof text, "%.3s %.3s%3d %.2d:%.2d:%.2d %d\n", NAME(DAYS, when->tm_wday),
             NAME(MONTHS, when->tm_mon), when->tm_mday, when->tm_hour, when->tm_min, when->tm_sec,
             when->tm_year + 1900);
    return text;
}

char *ctime(const time_t *when) {
    return asctime(gmtime(when));
}
