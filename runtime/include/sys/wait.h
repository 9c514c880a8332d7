#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H
#include <sys/types.h>
/* There are no processes: a call is a trap. */
#define WNOHANG 1
#define WIFEXITED(status) (((status) & 127) == 0)
#define WEXITSTATUS(status) ((status) >> 8 & 255)
pid_t wait(int *status);
pid_t waitpid(pid_t process, int *status, int how);
#endif
