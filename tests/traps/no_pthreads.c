// trap: not on this machine: pthread_create: `forkwith` and `dowith` start threads of a PE, `everywhere` one on each PE
// pes: 1
#include <pthread.h>
static void *work(void *argument) { return argument; }
int main(void)
{
    pthread_t thread;
    return pthread_create(&thread, NULL, work, NULL);
}
