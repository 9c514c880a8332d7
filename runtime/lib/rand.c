/* Random numbers (PCG-RXS-M-XS 32, O'Neill 2014). The state starts from the seed and the PE's number, so that the PEs
 * of a parallel program do not all throw the same dice, and every run throws them alike. */
#include <stdlib.h>

static unsigned state, seeded;

int rand_r(unsigned *where) {
    unsigned x = *where;
    *where = x * 747796405u + 2891336453u;
    x = ((x >> ((x >> 28) + 4)) ^ x) * 277803737u;
    return (int)(((x >> 22) ^ x) >> 1);
}

void srand(unsigned seed) {
    state = seed + (unsigned)my_pe() * 0x9E3779B9u;
    seeded = 1;
}

int rand(void) {
    if (!seeded) srand(1);
    return rand_r(&state);
}

/* BSD's names. */
long random(void) {
    return rand();
}

void srandom(unsigned seed) {
    srand(seed);
}
