// Shows: a signal without a handler ends the run.
// error: signal 15 ended the run
// exit: 143
#include <signal.h>
int main(void) {
    raise(SIGTERM);
    return 0;
}
