// trap: not on this machine: fork: it has no processes; `forkwith` starts threads, and `everywhere` one on each PE
// pes: 1
#include <unistd.h>
int main(void) { return fork(); }
