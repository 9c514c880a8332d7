// Shows: functions of POSIX, BSD and GNU beside those of C; the values are those of glibc.
//
// expect: 1 1
// expect: <a><b><><c> ab
// expect: 1 2 3 5 7 9 1
// expect: 0 0 0
// expect: 1
// expect: 0.266444 1464659504 1140273416
// expect: 0.441996 565063343 61731
// expect: 4 12-x
// expect: 131
// expect: cdef llo 1
// expect: 118 111file 1103 1084 0 8 5
// expect: 2
// expect: 1 -1
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <malloc.h>
#include <memory.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>
static int by(const void *a, const void *b, void *with) { ++*(int *)with; return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv)
{
    int n, c, calls = 0, v[6] = {5, 2, 9, 1, 7, 3};
    char buffer[32], text[] = "a,b,,c", *rest = text, *word, *made;
    struct timeval t;
    struct timespec s, e;
    void *p, *q;
    gettimeofday(&t, NULL); clock_gettime(CLOCK_MONOTONIC, &s); usleep(100); clock_gettime(CLOCK_MONOTONIC, &e);
    printf("%d %d\n", t.tv_sec > 700000000, (e.tv_sec - s.tv_sec) * 1000000000 + e.tv_nsec - s.tv_nsec >= 100000);
    while ((word = strsep(&rest, ","))) printf("<%s>", word);
    printf(" %s\n", stpcpy(buffer, "ab") == buffer + 2 ? buffer : "");
    qsort_r(v, 6, sizeof *v, by, &calls); for (n = 0; n < 6; n++) printf("%d ", v[n]); printf("%d\n", calls > 5);
    p = aligned_alloc(64, 100); n = posix_memalign(&q, 4096, 8); printf("%d %d %d\n", (uintptr_t)p % 64, n, (uintptr_t)q % 4096);
    memset(p, 1, 100), memset(q, 2, 8), free(p), free(q); p = memalign(32, 1); free(p); printf("%d\n", posix_memalign(&q, 3, 8) == EINVAL);
    srand48(7); printf("%.6f", drand48()); printf(" %ld", lrand48()); printf(" %ld\n", mrand48());
    { unsigned short x[3] = {1, 2, 3}; printf("%.6f", erand48(x)); printf(" %ld", nrand48(x)); printf(" %d\n", x[0]); }
    n = asprintf(&made, "%d-%s", 12, "x"); printf("%d %s\n", n, made); free(made);
    setenv("HOW", "1", 1), setenv("HOW", "2", 0); printf("%s", getenv("HOW")); setenv("HOW", "3", 1); printf("%s", getenv("HOW")); unsetenv("HOW"); printf("%d\n", getenv("HOW") == NULL);
    printf("%s %s %d\n", (char *)memmem("abcdef", 6, "cd", 2), strcasestr("Hello", "LL"), bcmp("a", "b", 1) != 0);
    { char *args[] = {"px", "-v", "-ofile", "-n", "3", "--long=4", "--flag", "--", "-x", NULL}; static int flag;
      static const struct option longs[] = {{"long", 1, NULL, 'l'}, {"flag", 0, &flag, 5}, {0, 0, 0, 0}};
      while ((c = getopt_long(8, args, "vo:n:", longs, NULL)) != -1) printf("%d%s ", c, optarg ? optarg : "");
      printf("%d %d\n", optind, flag); }
    { time_t when = 86400; struct tm day; localtime_r(&when, &day); printf("%d\n", day.tm_mday); }
    printf("%d %d\n", sysconf(_SC_PAGESIZE) > 0, mkdir("", 0700));
    return 0;
}
