/* The butterfly of barriers with a float or a double; those with an int are the compiler's (emc/lower/butterfly.py). In
 * round r every PE exchanges its value with the PE whose number differs in bit r, so that after log2 N rounds each has
 * heard, through the others, of all. Extra PEs, beyond the greatest power of two, hand their value to a PE below before
 * the first round and get the result back after the last. The rounds are written one behind the other: so a round knows
 * its entry and its bit, and takes little more than its packet does.
 *
 * A round's partner may be in the next barrier before its packet for this one is taken, so two barriers that follow each
 * other have ports of their own. It can't be in the one after that, which nobody reaches before all have begun the next.
 *
 * FLOAT_BUTTERFLY(name, expression in a and b)     for float; a is the lower PE's value, so that every PE computes the
 * WIDE_BUTTERFLY(name, expression in a and b)      same bits; for double */
#include "collective.h"
#include "power.h"

extern struct __port __barrier_port[2][2]; /* of two barriers: one for words, another for the high words of doubles */
extern int __barrier_state;                /* the port that is next; +2 while a thread is inside */

enum { __FOLD = 16, __UNFOLD }; /* entries 0 .. 15 are the rounds' */

#define AT(which, n) ENTRY(__barrier_port[which][0], n)
#define HIGH_AT(which, n) ENTRY(__barrier_port[which][1], n)

/* What a kind of value does: PUT sends it, GET replaces it by what comes, MEET combines it with what comes. */
#define FLOAT_PUT(pe, which, n) (as.value = value, OUTPUT(pe, AT(which, n), as.word))
#define FLOAT_GET(which, n) { as.word = INPUT(AT(which, n)); value = as.value; }
#define FLOAT_MEET(which, n, above, expression) { \
        float a, b; \
        as.word = INPUT(AT(which, n)); \
        if (above) a = as.value, b = value; \
        else a = value, b = as.value; \
        value = (expression); \
    }

#define WIDE_PUT(pe, which, n) \
    (as.value = value, OUTPUT(pe, AT(which, n), as.words[0]), OUTPUT(pe, HIGH_AT(which, n), as.words[1]))
#define WIDE_TAKE(which, n) \
    parallel { \
        as.words[0] = INPUT(AT(which, n)); \
        as.words[1] = INPUT(HIGH_AT(which, n)); \
    }
#define WIDE_GET(which, n) { WIDE_TAKE(which, n) value = as.value; }
#define WIDE_MEET(which, n, above, expression) { \
        double a, b; \
        WIDE_TAKE(which, n) \
        if (above) a = as.value, b = value; \
        else a = value, b = as.value; \
        value = (expression); \
    }

#define ROUND(KIND, expression, which, round) \
    if (1 << (round) < __POWER) { \
        KIND##_PUT(my_pe() ^ 1 << (round), which, round); \
        KIND##_MEET(which, round, my_pe() & 1 << (round), expression) \
    }
#define ROUNDS(KIND, expression, which) \
    if (my_pe() >= __POWER) { \
        KIND##_PUT(my_pe() - __POWER, which, __FOLD); \
        KIND##_GET(which, __UNFOLD) \
    } else { \
        if (my_pe() + __POWER < N_PE) KIND##_MEET(which, __FOLD, 0, expression) \
        ROUND(KIND, expression, which, 0) ROUND(KIND, expression, which, 1) \
        ROUND(KIND, expression, which, 2) ROUND(KIND, expression, which, 3) \
        ROUND(KIND, expression, which, 4) ROUND(KIND, expression, which, 5) \
        ROUND(KIND, expression, which, 6) ROUND(KIND, expression, which, 7) \
        ROUND(KIND, expression, which, 8) ROUND(KIND, expression, which, 9) \
        ROUND(KIND, expression, which, 10) ROUND(KIND, expression, which, 11) \
        ROUND(KIND, expression, which, 12) ROUND(KIND, expression, which, 13) \
        ROUND(KIND, expression, which, 14) ROUND(KIND, expression, which, 15) \
        if (my_pe() + __POWER < N_PE) KIND##_PUT(my_pe() + __POWER, which, __UNFOLD); \
    }
#define BARRIER(KIND, expression) \
    if (__barrier_state > 1) __trap("second thread in a barrier"); \
    if (__barrier_state) { \
        __barrier_state = 3; \
        ROUNDS(KIND, expression, 1) \
        __barrier_state = 0; \
    } else { \
        __barrier_state = 2; \
        ROUNDS(KIND, expression, 0) \
        __barrier_state = 1; \
    }

#define FLOAT_BUTTERFLY(name, expression) \
    float name(float value) { \
        union { float value; int word; } as; \
        BARRIER(FLOAT, expression) \
        return value; \
    }
#define WIDE_BUTTERFLY(name, expression) \
    double name(double value) { \
        union { double value; int words[2]; } as; \
        BARRIER(WIDE, expression) \
        return value; \
    }
