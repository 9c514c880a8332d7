/* Machine time as C's time: cycle 0 is the year of the paper, so that a run repeats bit for bit. */
#include <time.h>

#ifndef __EMC_CLOCK_HZ__
#define __EMC_CLOCK_HZ__ 12500000
#endif
#define EPOCH 725846400 /* 1993-01-01 00:00:00 UTC in seconds since 1970 */

time_t time(time_t *where) {
    time_t now = EPOCH + (int)(clock_cycles() / __EMC_CLOCK_HZ__);
    if (where) *where = now;
    return now;
}

clock_t clock(void) {
    return (int)(clock_cycles() * 1000 / (__EMC_CLOCK_HZ__ / 1000));
}
