/* The 48-bit random numbers of POSIX: X becomes (0x5DEECE66D X + 11) mod 2^48. The PEs have a state each, and all begin
 * alike: a program that wants different numbers seeds them with its PE's number. */
#include <stdlib.h>

static unsigned long long state, factor = 0x5DEECE66DULL, step = 11;
static const unsigned long long mask = (1ULL << 48) - 1;

static unsigned long long next(unsigned short x[3]) {
    unsigned long long value = x[0] | (unsigned)x[1] << 16 | (unsigned long long)x[2] << 32;
    value = (value * factor + step) & mask;
    x[0] = value, x[1] = value >> 16, x[2] = value >> 32;
    return value;
}

static unsigned long long next_here(void) {
    return state = (state * factor + step) & mask;
}

void srand48(long seed) {
    state = (unsigned long long)(unsigned)seed << 16 | 0x330E;
    factor = 0x5DEECE66DULL, step = 11;
}

unsigned short *seed48(unsigned short seed[3]) {
    static unsigned short before[3];
    before[0] = state, before[1] = state >> 16, before[2] = state >> 32;
    state = seed[0] | (unsigned)seed[1] << 16 | (unsigned long long)seed[2] << 32;
    factor = 0x5DEECE66DULL, step = 11;
    return before;
}

void lcong48(unsigned short how[7]) {
    state = how[0] | (unsigned)how[1] << 16 | (unsigned long long)how[2] << 32;
    factor = how[3] | (unsigned)how[4] << 16 | (unsigned long long)how[5] << 32;
    step = how[6];
}

double drand48(void) {
    return (double)next_here() / 281474976710656.0;
}

double erand48(unsigned short x[3]) {
    return (double)next(x) / 281474976710656.0;
}

long lrand48(void) {
    return (long)(next_here() >> 17);
}

long nrand48(unsigned short x[3]) {
    return (long)(next(x) >> 17);
}

long mrand48(void) {
    return (long)(int)(next_here() >> 16);
}

long jrand48(unsigned short x[3]) {
    return (long)(int)(next(x) >> 16);
}
