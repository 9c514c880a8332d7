/* Machine time in the forms of POSIX. */
#include <errno.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>
#include "machine_time.h"

static long nanoseconds(long long cycles) {
    return (long)(cycles % __EMC_CLOCK_HZ__ * 1000000000LL / __EMC_CLOCK_HZ__);
}

int clock_gettime(clockid_t which, struct timespec *now) {
    long long cycles = clock_cycles();
    if (which < 0 || which > CLOCK_BOOTTIME) {
        errno = EINVAL;
        return -1;
    }
    now->tv_sec = (time_t)(cycles / __EMC_CLOCK_HZ__) + (which == CLOCK_REALTIME ? EPOCH : 0);
    now->tv_nsec = nanoseconds(cycles);
    return 0;
}

int clock_getres(clockid_t which, struct timespec *step) {
    (void)which;
    if (step) step->tv_sec = 0, step->tv_nsec = 1000000000 / __EMC_CLOCK_HZ__;
    return 0;
}

int gettimeofday(struct timeval *now, void *zone) {
    long long cycles = clock_cycles();
    (void)zone;
    now->tv_sec = EPOCH + (time_t)(cycles / __EMC_CLOCK_HZ__);
    now->tv_usec = nanoseconds(cycles) / 1000;
    return 0;
}

int getrusage(int who, struct rusage *used) {
    static const struct rusage none;
    long long cycles = clock_cycles();
    (void)who;
    *used = none;
    used->ru_utime.tv_sec = (time_t)(cycles / __EMC_CLOCK_HZ__);
    used->ru_utime.tv_usec = nanoseconds(cycles) / 1000;
    return 0;
}

clock_t times(struct tms *used) {
    clock_t ticks = clock() / (CLOCKS_PER_SEC / 100);
    if (used) used->tms_utime = ticks, used->tms_stime = used->tms_cutime = used->tms_cstime = 0;
    return ticks;
}

/* The thread asks the clock until it is time; a loop lets the other threads of its PE have their turns. */
static void pass(long long cycles) {
    long long end = clock_cycles() + cycles;
    while ((long long)clock_cycles() < end) continue;
}

unsigned sleep(unsigned seconds) {
    pass((long long)seconds * __EMC_CLOCK_HZ__);
    return 0;
}

int usleep(unsigned microseconds) {
    pass((long long)microseconds * __EMC_CLOCK_HZ__ / 1000000);
    return 0;
}

int nanosleep(const struct timespec *how_long, struct timespec *left) {
    if (how_long->tv_sec < 0 || how_long->tv_nsec < 0 || how_long->tv_nsec > 999999999) {
        errno = EINVAL;
        return -1;
    }
    if (left) left->tv_sec = left->tv_nsec = 0;
    pass((long long)how_long->tv_sec * __EMC_CLOCK_HZ__ + (long long)how_long->tv_nsec * __EMC_CLOCK_HZ__ / 1000000000);
    return 0;
}
