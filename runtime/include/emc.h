/* What every EM-C source begins with. These names are weak: a definition of your own takes their place. */
#ifndef _EMC_H
#define _EMC_H

/* The extents of the PEs' shape, one to three, the last fastest: int extents[] = {PE_EXTENTS}; */
#define PE_EXTENTS __EMC_EXTENTS__

/* Waits until all writes and updates that this PE sent before have been performed. */
void fence(void);

/* Barriers: one thread of each PE, all of them. The forms with a value give every PE the combination of all values:
 * plain names for int, ..f for float, ..d for double; and, or, xor are bitwise. Order of combination: fixed. */
void barrier(void);
void barrier_fence(void); /* and all remote writes sent before it, by any PE, have landed when it opens */
int barrier_sum(int value);
int barrier_prod(int value);
int barrier_max(int value);
int barrier_min(int value);
int barrier_and(int value);
int barrier_or(int value);
int barrier_xor(int value);
float barrier_sumf(float value);
float barrier_prodf(float value);
float barrier_maxf(float value);
float barrier_minf(float value);
double barrier_sumd(double value);
double barrier_prodd(double value);
double barrier_maxd(double value);
double barrier_mind(double value);

/* Locks: anywhere in the machine, fair. A lock_t that was never used is free. */
typedef int lock_t;
void lock(lock_t global *p);
void unlock(lock_t global *p);
int trylock(lock_t global *p); /* 1: it is yours now */

/* count elements of `size` bytes, spread over the PEs like an array: a T shared * to the first. Not set to zero. */
void shared *spread_alloc(unsigned count, unsigned size);
void spread_free(void shared *p);

/* Microseconds of machine time since the start of the run. */
double clock_us(void);

/* The part of a run between these two is measured: emc run --stats, profile, trace and sweep report it. Several parts
 * add up. Where nothing is measured, they only send a request to the host and wait for its answer. */
void measure_begin(void);
void measure_end(void);
#endif
