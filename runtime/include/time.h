#ifndef _TIME_H
#define _TIME_H
#include <stddef.h>
/* Machine time: 0 cycles is 1993-01-01 00:00:00 UTC, the year of the EM-C paper, so that runs repeat bit for bit. */
typedef long time_t;
typedef long clock_t;
#define CLOCKS_PER_SEC 1000000L
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
};
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
time_t time(time_t *result);
clock_t clock(void);
double difftime(time_t later, time_t earlier);
struct tm *gmtime(const time_t *when);
struct tm *localtime(const time_t *when);
time_t mktime(struct tm *when);
char *asctime(const struct tm *when);
char *ctime(const time_t *when);
size_t strftime(char *to, size_t room, const char *format, const struct tm *when);
#include <posix/time.h>
#endif
