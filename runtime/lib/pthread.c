/* Threads of POSIX: the machine has its own. */
#include <pthread.h>
#include "refuse.h"

#define THREADS "`forkwith` and `dowith` start threads of a PE, `everywhere` one on each PE"
#define JOIN "`dowith` waits for the threads that it starts"
#define LOCKS "<emc.h> has `lock_t`, `lock` and `unlock`"
#define WAITS "synchronising memory waits for a value (docs/language)"
#define MEETS "<emc.h> has `barrier`"
#define OWN "each PE has its own file-scope objects, and each thread its own locals"

pthread_t pthread_self(void) {
    return my_pe() + 1;
}

int pthread_equal(pthread_t a, pthread_t b) {
    return a == b;
}

REFUSE(int, pthread_create, (pthread_t *thread, const pthread_attr_t *how, void *(*function)(void *), void *argument), THREADS)
REFUSE(int, pthread_join, (pthread_t thread, void **result), JOIN)
REFUSE(void, pthread_exit, (void *result), THREADS)
REFUSE(int, pthread_detach, (pthread_t thread), THREADS)
REFUSE(int, pthread_cancel, (pthread_t thread), THREADS)
REFUSE(int, pthread_mutex_init, (pthread_mutex_t *lock, const pthread_mutexattr_t *how), LOCKS)
REFUSE(int, pthread_mutex_destroy, (pthread_mutex_t *lock), LOCKS)
REFUSE(int, pthread_mutex_lock, (pthread_mutex_t *lock), LOCKS)
REFUSE(int, pthread_mutex_trylock, (pthread_mutex_t *lock), LOCKS)
REFUSE(int, pthread_mutex_unlock, (pthread_mutex_t *lock), LOCKS)
REFUSE(int, pthread_cond_init, (pthread_cond_t *condition, const pthread_condattr_t *how), WAITS)
REFUSE(int, pthread_cond_destroy, (pthread_cond_t *condition), WAITS)
REFUSE(int, pthread_cond_wait, (pthread_cond_t *condition, pthread_mutex_t *lock), WAITS)
REFUSE(int, pthread_cond_signal, (pthread_cond_t *condition), WAITS)
REFUSE(int, pthread_cond_broadcast, (pthread_cond_t *condition), WAITS)
REFUSE(int, pthread_barrier_init, (pthread_barrier_t *barrier, const pthread_barrierattr_t *how, unsigned count), MEETS)
REFUSE(int, pthread_barrier_destroy, (pthread_barrier_t *barrier), MEETS)
REFUSE(int, pthread_barrier_wait, (pthread_barrier_t *barrier), MEETS)
REFUSE(int, pthread_key_create, (pthread_key_t *key, void (*end)(void *)), OWN)
REFUSE(void *, pthread_getspecific, (pthread_key_t key), OWN)
REFUSE(int, pthread_setspecific, (pthread_key_t key, const void *value), OWN)
REFUSE(int, pthread_attr_init, (pthread_attr_t *how), THREADS)
REFUSE(int, pthread_attr_destroy, (pthread_attr_t *how), THREADS)
REFUSE(int, pthread_attr_setdetachstate, (pthread_attr_t *how, int state), THREADS)
REFUSE(int, pthread_attr_setstacksize, (pthread_attr_t *how, size_t size), THREADS)
