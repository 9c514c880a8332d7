/* The machine's clock as the time of a computer: cycle 0 is the year of the paper, so that a run repeats bit for bit. */
#ifndef __EMC_CLOCK_HZ__ /* cycles in a second; emc defines it */
#define __EMC_CLOCK_HZ__ 12500000
#endif
#define EPOCH 725846400 /* 1993-01-01 00:00:00 UTC in seconds since 1970 */
