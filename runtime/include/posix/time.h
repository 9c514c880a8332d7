#ifndef _POSIX_TIME_H
#define _POSIX_TIME_H
/* What POSIX and GNU add to <time.h>. A program may declare these names as its own: they give way (linkage.py). */
struct tm *gmtime_r(const time_t *when, struct tm *result);
struct tm *localtime_r(const time_t *when, struct tm *result);
typedef int clockid_t;
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#define CLOCK_MONOTONIC_RAW 4
#define CLOCK_BOOTTIME 7
int clock_gettime(clockid_t which, struct timespec *now);
int clock_getres(clockid_t which, struct timespec *step);
int nanosleep(const struct timespec *how_long, struct timespec *left);
#endif
