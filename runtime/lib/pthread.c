/* Threads of POSIX: the machine has its own. */
#include <pthread.h>

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

int pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*function)(void *), void *argument) {
    (void)thread, (void)how, (void)function, (void)argument;
    __trap("not on this machine: pthread_create: " THREADS);
}

int pthread_join(pthread_t thread, void **result) {
    (void)thread, (void)result;
    __trap("not on this machine: pthread_join: " JOIN);
}

void pthread_exit(void *result) {
    (void)result;
    __trap("not on this machine: pthread_exit: " THREADS);
}

int pthread_detach(pthread_t thread) {
    (void)thread;
    __trap("not on this machine: pthread_detach: " THREADS);
}

int pthread_cancel(pthread_t thread) {
    (void)thread;
    __trap("not on this machine: pthread_cancel: " THREADS);
}

int pthread_mutex_init(pthread_mutex_t *lock, const pthread_mutexattr_t *how) {
    (void)lock, (void)how;
    __trap("not on this machine: pthread_mutex_init: " LOCKS);
}

int pthread_mutex_destroy(pthread_mutex_t *lock) {
    (void)lock;
    __trap("not on this machine: pthread_mutex_destroy: " LOCKS);
}

int pthread_mutex_lock(pthread_mutex_t *lock) {
    (void)lock;
    __trap("not on this machine: pthread_mutex_lock: " LOCKS);
}

int pthread_mutex_trylock(pthread_mutex_t *lock) {
    (void)lock;
    __trap("not on this machine: pthread_mutex_trylock: " LOCKS);
}

int pthread_mutex_unlock(pthread_mutex_t *lock) {
    (void)lock;
    __trap("not on this machine: pthread_mutex_unlock: " LOCKS);
}

int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *how) {
    (void)condition, (void)how;
    __trap("not on this machine: pthread_cond_init: " WAITS);
}

int pthread_cond_destroy(pthread_cond_t *condition) {
    (void)condition;
    __trap("not on this machine: pthread_cond_destroy: " WAITS);
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock) {
    (void)condition, (void)lock;
    __trap("not on this machine: pthread_cond_wait: " WAITS);
}

int pthread_cond_signal(pthread_cond_t *condition) {
    (void)condition;
    __trap("not on this machine: pthread_cond_signal: " WAITS);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    (void)condition;
    __trap("not on this machine: pthread_cond_broadcast: " WAITS);
}

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *how, unsigned count) {
    (void)barrier, (void)how, (void)count;
    __trap("not on this machine: pthread_barrier_init: " MEETS);
}

int pthread_barrier_destroy(pthread_barrier_t *barrier) {
    (void)barrier;
    __trap("not on this machine: pthread_barrier_destroy: " MEETS);
}

int pthread_barrier_wait(pthread_barrier_t *barrier) {
    (void)barrier;
    __trap("not on this machine: pthread_barrier_wait: " MEETS);
}

int pthread_key_create(pthread_key_t *key, void (*end)(void *)) {
    (void)key, (void)end;
    __trap("not on this machine: pthread_key_create: " OWN);
}

void *pthread_getspecific(pthread_key_t key) {
    (void)key;
    __trap("not on this machine: pthread_getspecific: " OWN);
}

int pthread_setspecific(pthread_key_t key, const void *value) {
    (void)key, (void)value;
    __trap("not on this machine: pthread_setspecific: " OWN);
}

int pthread_attr_init(pthread_attr_t *how) {
    (void)how;
    __trap("not on this machine: pthread_attr_init: " THREADS);
}

int pthread_attr_destroy(pthread_attr_t *how) {
    (void)how;
    __trap("not on this machine: pthread_attr_destroy: " THREADS);
}

int pthread_attr_setdetachstate(pthread_attr_t *how, int state) {
    (void)how, (void)state;
    __trap("not on this machine: pthread_attr_setdetachstate: " THREADS);
}

int pthread_attr_setstacksize(pthread_attr_t *how, size_t size) {
    (void)how, (void)size;
    __trap("not on this machine: pthread_attr_setstacksize: " THREADS);
}
