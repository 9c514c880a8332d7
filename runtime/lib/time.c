/* Machine time as C's time. */
#include <time.h>
#include "machine_time.h"

time_t time(time_t *where) {
    time_t now = EPOCH + (int)(clock_cycles() / __EMC_CLOCK_HZ__);
    if (where) *where = now;
    return now;
}

clock_t clock(void) {
    return (int)(clock_cycles() * 1000 / (__EMC_CLOCK_HZ__ / 1000));
}
