/* fence(): a probe to each PE written to since the last fence, three at once so that their ways overlap. Packets between
 * two PEs keep their order, so a probe's answer says that all writes before it have been performed.
 *
 * Several threads of a PE may fence at once, and each takes from the one list of PEs to probe. So a thread's writes may
 * be covered by a probe that another thread has sent and still waits for; therefore nobody leaves while any probe is
 * out. Who brings the last one home wakes the others.
 *
 * Writes to this PE itself are on no list: the call of fence was a packet to this PE, and came in behind them.
 *
 * There are two of it: `fence`, whose name a program may take for something else, and `__fence`, the compiler's own. */

extern int __fence_out;     /* probes that are not answered yet */
extern int __fence_waiting; /* threads that have nothing left to probe */
extern int __fence_home;    /* they read this q cell */

#define FENCE(name) \
    void name(void) { \
        int first, second, third; \
        if (N_PE == 1) return; \
        while ((first = __dirty_next()) >= 0) { \
            second = __dirty_next(); \
            third = second < 0 ? -1 : __dirty_next(); \
            __fence_out++; \
            if (second < 0) __request("probe", global_of(first, &__fence_out)); \
            else if (third < 0) parallel { \
                __request("probe", global_of(first, &__fence_out)); \
                __request("probe", global_of(second, &__fence_out)); \
            } \
            else parallel { \
                __request("probe", global_of(first, &__fence_out)); \
                __request("probe", global_of(second, &__fence_out)); \
                __request("probe", global_of(third, &__fence_out)); \
            } \
            __fence_out--; \
        } \
        if (__fence_out > 0) { \
            __fence_waiting++; \
            q_read(&__fence_home); \
        } else \
            for (; __fence_waiting > 0; __fence_waiting--) q_write(&__fence_home, 0); \
    }
