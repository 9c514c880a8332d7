#ifndef _PTHREAD_H
#define _PTHREAD_H
/* Only declared, so that a program which has its threads under `#ifdef` or an option compiles: each call is a trap that
 * names what EM-C has instead. */
#include <sys/types.h>
#include <time.h>

typedef unsigned pthread_t, pthread_key_t;
typedef struct { int __none; } pthread_attr_t, pthread_mutexattr_t, pthread_condattr_t, pthread_barrierattr_t;
typedef struct { int __none; } pthread_mutex_t;
typedef struct { int __none; } pthread_cond_t;
typedef struct { int __none; } pthread_barrier_t;
#define PTHREAD_MUTEX_INITIALIZER {0}
#define PTHREAD_COND_INITIALIZER {0}
#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1

int pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*function)(void *), void *argument);
int pthread_join(pthread_t thread, void **result);
void pthread_exit(void *result);
int pthread_detach(pthread_t thread);
int pthread_cancel(pthread_t thread);
int pthread_mutex_init(pthread_mutex_t *lock, const pthread_mutexattr_t *how);
int pthread_mutex_destroy(pthread_mutex_t *lock);
int pthread_mutex_lock(pthread_mutex_t *lock);
int pthread_mutex_trylock(pthread_mutex_t *lock);
int pthread_mutex_unlock(pthread_mutex_t *lock);
int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *how);
int pthread_cond_destroy(pthread_cond_t *condition);
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock);
int pthread_cond_signal(pthread_cond_t *condition);
int pthread_cond_broadcast(pthread_cond_t *condition);
int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *how, unsigned count);
int pthread_barrier_destroy(pthread_barrier_t *barrier);
int pthread_barrier_wait(pthread_barrier_t *barrier);
int pthread_key_create(pthread_key_t *key, void (*end)(void *));
void *pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *value);
int pthread_attr_init(pthread_attr_t *how);
int pthread_attr_destroy(pthread_attr_t *how);
int pthread_attr_setdetachstate(pthread_attr_t *how, int state);
int pthread_attr_setstacksize(pthread_attr_t *how, size_t size);
pthread_t pthread_self(void);
int pthread_equal(pthread_t a, pthread_t b);
#endif
