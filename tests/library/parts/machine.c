/* A one-PE machine for the library under gcc: its builtins over libc. Library symbols carry the prefix emc_. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "machine.h"

char emc_memory[1 << 20] __attribute__((aligned(8)));
unsigned emc_memory_used = 4, emc_memory_size = sizeof emc_memory;
char emc_console[1 << 16];
int emc_console_used, emc_writes;
const char *emc_trap_text;
jmp_buf emc_trapped;
int emc_ready; /* a driver waits for the trap */

static void trapped(const char *text) {
    emc_trap_text = text;
    if (!emc_ready) {
        fprintf(stderr, "trap: %s\n", text);
        _exit(2);
    }
    emc_ready = 0;
    longjmp(emc_trapped, 1);
}

static int answer(int result) {
    return result < 0 ? -errno : result;
}

static int opened(const char *path, int flags) {
    int how = flags & 3 ? O_CREAT | ((flags & 3) == 1 ? O_TRUNC : O_APPEND) : 0;
    how |= flags & 4 ? O_RDWR : flags & 3 ? O_WRONLY : O_RDONLY;
    return answer(open(path, how, 0666));
}

int emc___host(int service, int a0, int a1, int a2) {
    switch (service) {
    case 2:
        emc_writes++;
        if (a0 == 1 || a0 == 2) {
            memcpy(emc_console + emc_console_used, (char *)a1, a2);
            emc_console_used += a2;
            return a2;
        }
        return answer(write(a0, (char *)a1, a2));
    case 3: return answer(read(a0, (char *)a1, a2));
    case 4: return opened((char *)a0, a1);
    case 5: return answer(close(a0));
    case 6: return answer(lseek(a0, a1, a2));
    case 9: return answer(remove((char *)a0));
    case 10: return answer(rename((char *)a0, (char *)a1));
    case 12: {
        int done = answer(dup2(a0, a1));
        close(a0);
        return done;
    }
    case 1: case 11:
        trapped(service == 1 ? "exit" : "abort");
    default: return -ENOSYS;
    }
}

void emc___tags_clear(void *p, unsigned n) { (void)p, (void)n; } /* no tags here */

void *emc___heap_grow(unsigned n) {
    char *p = emc_memory + emc_memory_used;
    if (n > emc_memory_size - emc_memory_used) return 0;
    emc_memory_used += n;
    return p;
}

void emc___trap(const char *text) {
    trapped(text);
}

int emc_my_pe(void) { return 0; }
unsigned long long emc_clock_cycles(void) { return 12500000ull * 100 + 25; }

/* One PE: its own files are all there are. */
extern void (*emc___before_exit)(void);
int emc___flush_here(void);
static void flush_all(void) { emc___flush_here(); }
void emc___flush_at_exit(void) { emc___before_exit = flush_all; }

#define ONE(name) double emc___math_##name(double x) { return name(x); }
#define TWO(name) double emc___math_##name(double x, double y) { return name(x, y); }
#include "math_names.h"
