// What the programs of the message-passing paper share: all PEs begin in the same cycle, and the time is over when the
// last one has done its part. Everybody reads the same clock, and who is early waits for the cycle without sending.

#include <emc/coll.h>
#include <emc/msg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "measure.h"

#define SETTLED 2000  // cycles: more than a barrier takes, on any machine that is tried here

#define BEGIN_TOGETHER(start)                                      \
    do {                                                           \
        (start) = barrier_max((int)clock_cycles()) + SETTLED;      \
        while ((int)clock_cycles() < (start)) {}                   \
    } while (0)
