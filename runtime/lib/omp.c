/* OpenMP's functions for a program whose pragmas are ignored: there is one thread. */
#include <omp.h>
#include "machine_time.h"

int omp_get_num_threads(void) {
    return 1;
}

int omp_get_max_threads(void) {
    return 1;
}

int omp_get_thread_num(void) {
    return 0;
}

int omp_get_num_procs(void) {
    return 1;
}

int omp_in_parallel(void) {
    return 0;
}

void omp_set_num_threads(int count) {
    (void)count;
}

void omp_set_dynamic(int on) {
    (void)on;
}

void omp_set_nested(int on) {
    (void)on;
}

double omp_get_wtime(void) {
    return (double)clock_cycles() / __EMC_CLOCK_HZ__;
}

double omp_get_wtick(void) {
    return 1.0 / __EMC_CLOCK_HZ__;
}

void omp_init_lock(omp_lock_t *lock) {
    *lock = 0;
}

void omp_destroy_lock(omp_lock_t *lock) {
    (void)lock;
}

void omp_set_lock(omp_lock_t *lock) {
    if (*lock) __trap("not on this machine: omp_set_lock: the one thread has this lock already; <emc.h> has `lock`");
    *lock = 1;
}

void omp_unset_lock(omp_lock_t *lock) {
    *lock = 0;
}

int omp_test_lock(omp_lock_t *lock) {
    return *lock ? 0 : (*lock = 1);
}
