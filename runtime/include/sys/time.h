#ifndef _SYS_TIME_H
#define _SYS_TIME_H
/* Machine time: a run repeats bit for bit (time.h). */
#include <sys/types.h>
struct timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};
struct timezone {
    int tz_minuteswest, tz_dsttime;
};
int gettimeofday(struct timeval *now, void *zone);
#define timerclear(t) ((t)->tv_sec = (t)->tv_usec = 0)
#define timerisset(t) ((t)->tv_sec || (t)->tv_usec)
#define timercmp(a, b, op) ((a)->tv_sec == (b)->tv_sec ? (a)->tv_usec op (b)->tv_usec : (a)->tv_sec op (b)->tv_sec)
#define timeradd(a, b, to) do { \
        (to)->tv_sec = (a)->tv_sec + (b)->tv_sec; \
        (to)->tv_usec = (a)->tv_usec + (b)->tv_usec; \
        if ((to)->tv_usec >= 1000000) (to)->tv_sec++, (to)->tv_usec -= 1000000; \
    } while (0)
#define timersub(a, b, to) do { \
        (to)->tv_sec = (a)->tv_sec - (b)->tv_sec; \
        (to)->tv_usec = (a)->tv_usec - (b)->tv_usec; \
        if ((to)->tv_usec < 0) (to)->tv_sec--, (to)->tv_usec += 1000000; \
    } while (0)
#endif
