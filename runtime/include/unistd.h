#ifndef _UNISTD_H
#define _UNISTD_H
/* What of POSIX needs no operating system. Files are those that the sandbox allows; what the machine has not, like
 * processes, is a trap that names what EM-C has instead. */
#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define _SC_CLK_TCK 2
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE 30
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84

ssize_t read(int number, void *to, size_t n);
ssize_t write(int number, const void *from, size_t n);
int close(int number);
off_t lseek(int number, off_t offset, int whence);
int unlink(const char *path);
int access(const char *path, int what);
int isatty(int number); /* 0: a run does not depend on where its output goes */
int fsync(int number);
int rmdir(const char *path); /* ENOSYS, as the next five */
int chdir(const char *path);
int ftruncate(int number, off_t size);
int dup(int number);
int link(const char *from, const char *to);
char *getcwd(char *to, size_t room);

/* Machine time passes. */
unsigned sleep(unsigned seconds);
int usleep(unsigned microseconds);
unsigned alarm(unsigned seconds);

extern char *optarg;
extern int optind, opterr, optopt;
int getopt(int argc, char *const argv[], const char *options);

pid_t getpid(void); /* the PE's number + 1 */
pid_t getppid(void);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
int gethostname(char *to, size_t room);
long sysconf(int what);
int getpagesize(void);
void _exit(int status);

pid_t fork(void);
pid_t vfork(void);
int pipe(int ends[2]);
int execv(const char *path, char *const arguments[]);
int execvp(const char *path, char *const arguments[]);
int execl(const char *path, const char *argument, ...);
int execlp(const char *path, const char *argument, ...);
#endif
