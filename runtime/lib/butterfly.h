/* The butterfly behind all barriers: in round r every PE exchanges its value with the PE whose number differs in bit r,
 * so that after log2 N rounds each has heard, through the others, of all. Extra PEs, beyond the greatest power of two,
 * hand their value to a PE below before the first round and get the result back after the last.
 *
 * A PE's round r has one writer, so one q cell a round will do: who is a barrier ahead has its value queued behind the
 * one still unread, because packets between two PEs keep their order.
 *
 * Both partners of an exchange put the lower PE's value to the left, so every PE computes the same bits.
 *
 * BUTTERFLY(type, name, expression in a and b): a function for a type of one word. */

enum {
    __B1 = N_PE | N_PE >> 1, __B2 = __B1 | __B1 >> 2, __B4 = __B2 | __B2 >> 4, __B8 = __B4 | __B4 >> 8,
    __B16 = __B8 | __B8 >> 16,
    __POWER = __B16 - (__B16 >> 1), /* the greatest power of two that is not above N_PE (at most 65536) */
    __FOLD = 16, __UNFOLD, __HIGH   /* cells 0 .. 15 are the rounds'; from __HIGH on, those of high words */
};

extern int __barrier_cell[36];
extern int __barrier_taken;

#define CELL(type, pe, i) global_of(pe, (type *)&__barrier_cell[i])
#define HERE(type, i) ((type *)&__barrier_cell[i])

#define BUTTERFLY(type, name, expression) \
    type name(type value) { \
        int me = my_pe(), round = 0, bit; \
        type a, b; \
        if (__barrier_taken) __trap("second thread in a barrier"); \
        __barrier_taken = 1; \
        if (me >= __POWER) { \
            q_write(CELL(type, me - __POWER, __FOLD), value); \
            value = q_read(HERE(type, __UNFOLD)); \
        } else { \
            if (me + __POWER < N_PE) { \
                a = value; \
                b = q_read(HERE(type, __FOLD)); \
                value = (expression); \
            } \
            for (bit = 1; bit < __POWER; bit <<= 1) { \
                q_write(CELL(type, me ^ bit, round), value); \
                if (me & bit) { \
                    b = value; \
                    a = q_read(HERE(type, round)); \
                } else { \
                    a = value; \
                    b = q_read(HERE(type, round)); \
                } \
                value = (expression); \
                round++; \
            } \
            if (me + __POWER < N_PE) q_write(CELL(type, me + __POWER, __UNFOLD), value); \
        } \
        __barrier_taken = 0; \
        return value; \
    }

/* The same for double: each word has cells of its own, so that both can be sent, and waited for, at once. */
#define PUT(pe, i) do { \
        as.value = value; \
        q_write(CELL(int, pe, i), as.word[0]); \
        q_write(CELL(int, pe, __HIGH + (i)), as.word[1]); \
    } while (0)
#define TAKE(i) \
    parallel { \
        as.word[0] = q_read(HERE(int, i)); \
        as.word[1] = q_read(HERE(int, __HIGH + (i))); \
    }

#define WIDE_BUTTERFLY(name, expression) \
    double name(double value) { \
        int me = my_pe(), round = 0, bit; \
        double a, b; \
        union { double value; int word[2]; } as; \
        if (__barrier_taken) __trap("second thread in a barrier"); \
        __barrier_taken = 1; \
        if (me >= __POWER) { \
            PUT(me - __POWER, __FOLD); \
            TAKE(__UNFOLD) \
            value = as.value; \
        } else { \
            if (me + __POWER < N_PE) { \
                TAKE(__FOLD) \
                a = value; \
                b = as.value; \
                value = (expression); \
            } \
            for (bit = 1; bit < __POWER; bit <<= 1) { \
                PUT(me ^ bit, round); \
                TAKE(round) \
                a = me & bit ? as.value : value; \
                b = me & bit ? value : as.value; \
                value = (expression); \
                round++; \
            } \
            if (me + __POWER < N_PE) PUT(me + __POWER, __UNFOLD); \
        } \
        __barrier_taken = 0; \
        return value; \
    }
