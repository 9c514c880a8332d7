/* The FILE functions, against what the host's files then hold; dates against glibc's. */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "machine.h"

typedef struct emc_file EF;
EF *emc_fopen(const char *path, const char *mode);
int emc_fclose(EF *f), emc_fflush(EF *f), emc_fgetc(EF *f), emc_ungetc(int c, EF *f), emc_fputs(const char *s, EF *f), emc_fputc(int c, EF *f);
char *emc_fgets(char *s, int n, EF *f);
size_t emc_fread(void *p, size_t s, size_t n, EF *f), emc_fwrite(const void *p, size_t s, size_t n, EF *f);
int emc_fseek(EF *f, long o, int w), emc_feof(EF *f), emc_ferror(EF *f), emc_fprintf(EF *f, const char *format, ...);
int emc_fscanf(EF *f, const char *format, ...), emc_remove(const char *path), emc_rename(const char *a, const char *b);
long emc_ftell(EF *f);
void emc_rewind(EF *f), emc_clearerr(EF *f), emc_exit(int status), emc_perror(const char *s);
int emc_atexit(void (*function)(void));
void emc___assert_failed(const char *expression, const char *file, int line);
time_t emc_time(time_t *t), emc_mktime(struct tm *t);
clock_t emc_clock(void);
struct tm *emc_gmtime(const time_t *t);
size_t emc_strftime(char *s, size_t n, const char *format, const struct tm *t);
char *emc_asctime(const struct tm *t);
extern int emc___errno;

static int holds(const char *path, const char *text, int n) {
    static char found[9000];
    FILE *f = fopen(path, "rb");
    int got = f ? (int)fread(found, 1, sizeof found, f) : -1;
    if (f) fclose(f);
    return got == n && !memcmp(found, text, n);
}

static void reading_and_writing(void) {
    char text[8000], got[8000];
    int i, n, k, x;
    double d;
    EF *f = emc_fopen("t.txt", "w");
    CHECK(f != 0, "fopen");
    for (i = n = 0; i < 400; i++) {
        n += sprintf(text + n, "line %d\n", i);
        if (i % 3 == 0) emc_fprintf(f, "line %d\n", i);
        else if (i % 3 == 1) {
            emc_fputs("line ", f);
            emc_fprintf(f, "%d", i);
            emc_fputc('\n', f);
        } else {
            sprintf(got, "line %d\n", i);
            emc_fwrite(got, 1, strlen(got), f);
        }
        if (i % 50 == 0) CHECK(emc_ftell(f) == n, "ftell %ld, not %d", emc_ftell(f), n);
    }
    emc_writes = 0;
    CHECK(emc_fclose(f) == 0 && emc_writes == 1, "fclose flushes");
    CHECK(holds("t.txt", text, n), "what was written");

    f = emc_fopen("t.txt", "r");
    for (i = 0; i < 400; i++) {
        sprintf(got + 4000, "line %d\n", i);
        CHECK(emc_fgets(got, 100, f) && !strcmp(got, got + 4000), "fgets %s", got);
    }
    CHECK(!emc_fgets(got, 100, f) && emc_feof(f) && !emc_ferror(f), "the end");
    CHECK(emc_ungetc('x', f) == 'x' && !emc_feof(f) && emc_fgetc(f) == 'x' && emc_fgetc(f) == EOF, "ungetc at the end");
    emc_rewind(f);
    CHECK(emc_ungetc('L', f) == 'L' && emc_fgetc(f) == 'L' && emc_fgetc(f) == 'l', "ungetc at the start");
    CHECK(emc_fseek(f, 5, SEEK_SET) == 0 && emc_ftell(f) == 5 && emc_fscanf(f, "%d line%d", &x, &k) == 2 && x == 0 && k == 1, "fscanf");
    CHECK(emc_ftell(f) == 13, "ftell after fscanf %ld", emc_ftell(f));
    CHECK(emc_fseek(f, -4, SEEK_END) == 0 && emc_fscanf(f, "%lf", &d) == 1 && d == 399, "from the end");
    emc_rewind(f);
    CHECK(emc_fread(got, 1, 3, f) == 3 && emc_fread(got + 3, 2, 3000, f) == (n - 3) / 2 && !memcmp(got, text, n & ~1), "fread");
    CHECK(emc_fputc('x', f) == EOF && emc_ferror(f), "writing what is for reading");
    emc_clearerr(f);
    CHECK(!emc_ferror(f), "clearerr");
    emc_fclose(f);

    f = emc_fopen("t.txt", "a");
    emc_fputs("more", f);
    emc_fclose(f);
    strcpy(text + n, "more");
    CHECK(holds("t.txt", text, n + 4), "appended");
    f = emc_fopen("t.txt", "r+");
    for (i = 0; i < 5; i++) emc_fgetc(f);
    emc_fputs("X", f);
    CHECK(emc_ftell(f) == 6 && emc_fgetc(f) == '\n', "from writing to reading");
    text[5] = 'X';
    emc_fclose(f);
    CHECK(holds("t.txt", text, n + 4), "changed in the middle");
    f = emc_fopen("t.bin", "wb");
    CHECK(emc_fwrite(text, 1, 3, f) == 3 && emc_fwrite(text + 3, 1, n + 1, f) == n + 1, "a big block");
    emc_fflush(f);
    CHECK(holds("t.bin", text, n + 4), "fflush");
    emc_fclose(f);
    CHECK(emc_rename("t.bin", "u.bin") == 0 && emc_remove("u.bin") == 0 && emc_remove("u.bin") == -1 && emc___errno == 2, "names");
    CHECK(!emc_fopen("none.txt", "r") && emc___errno == 2 && !emc_fopen("t.txt", "q") && emc___errno == 22, "what cannot be opened");
    emc_console_used = 0;
    emc_perror("oops");
    CHECK(emc_console_used == 23 && !memcmp(emc_console, "oops: Invalid argument\n", 23), "perror");
}

static int order;
static void first(void) { order = order * 10 + 1; }
static void second(void) { order = order * 10 + 2; }

static void ending(void) {
    EF *f = emc_fopen("e.txt", "w");
    emc_fputs("at exit", f);
    emc_atexit(first);
    emc_atexit(second);
    CHECK_TRAP("exit", emc_exit(3));
    CHECK(order == 21 && holds("e.txt", "at exit", 7), "order %d", order);
    emc_console_used = 0;
    CHECK_TRAP("abort", emc___assert_failed("a == b", "x.c", 7));
    CHECK(!memcmp(emc_console, "x.c:7: assertion failed: a == b\n", 32), "assert");
}

static void dates(void) {
    long t;
    struct tm *ours, theirs;
    time_t when;
    char a[300], b[300];
    const char *format = "%a %A %b %B %c %C %d %D %e %F %g %G %H %I %j %m %M %n %p %r %R %S %t %T %u %U %V %w %W %x %X %y %Y %% %h";
    CHECK(emc_time(&when) == 725846500 && when == 725846500, "time");
    CHECK(emc_clock() == 100000002, "clock %ld", emc_clock());
    for (t = -2100000000; t < 2147000000 - 3456789; t += 3456789) {
        when = t;
        ours = emc_gmtime(&when);
        gmtime_r(&when, &theirs);
        CHECK(ours->tm_year == theirs.tm_year && ours->tm_mon == theirs.tm_mon && ours->tm_mday == theirs.tm_mday && ours->tm_hour == theirs.tm_hour &&
              ours->tm_min == theirs.tm_min && ours->tm_sec == theirs.tm_sec && ours->tm_wday == theirs.tm_wday && ours->tm_yday == theirs.tm_yday, "gmtime %ld", t);
        emc_strftime(a, 300, format, &theirs);
        strftime(b, 300, format, &theirs);
        CHECK(!strcmp(a, b), "strftime\n%s\n%s", a, b);
        CHECK(!strcmp(emc_asctime(&theirs), asctime(&theirs)), "asctime");
        CHECK(emc_mktime(&theirs) == when, "mktime %ld", t);
    }
    for (t = 1; t < 100000; t++) { /* fields beyond their ranges, and dates beyond those of a time_t */
        struct tm a = {(int)(t * 7919 % 400) - 200, (int)(t * 31 % 300) - 150, (int)(t * 17 % 99) - 49, (int)(t * 13 % 150) - 75,
                       (int)(t * 11 % 61) - 30, (int)(t * 101 % 200) - 10}, b = a;
        when = emc_mktime(&a);
        CHECK(when == timegm(&b), "mktime %ld, not %ld", (long)when, (long)timegm(&b));
        b.tm_wday = (int)(t % 9) - 1;
        b.tm_mon = (int)(t % 14) - 1;
        if (b.tm_year >= 0) CHECK(!strcmp(emc_asctime(&b), asctime(&b)), "asctime %s, not %s", emc_asctime(&b), asctime(&b));
        b.tm_mon = a.tm_mon;
        b.tm_wday = a.tm_wday;
        if (when != -1) CHECK(a.tm_mday == b.tm_mday && a.tm_mon == b.tm_mon && a.tm_year == b.tm_year && a.tm_wday == b.tm_wday && a.tm_sec == b.tm_sec, "mktime");
    }
}

DRIVER(reading_and_writing(); dates(); ending())
