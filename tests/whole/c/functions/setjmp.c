// Shows: setjmp and longjmp: out of recursion, nested, again and again, in expressions; variables keep their values.
// expect: 0 1 2 3
// expect: value 1 for 0
// expect: parsed 6, error at 3, parsed 24, error at 0
// expect: inner 5, outer 6
// expect: 500 times, sum 124750
// expect: tail 9 after 40 calls
// expect: record 7 2.5 text
// hard
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf home, failed;

struct record { int number; double part; char text[8]; };

static int deep(int n, int value) {
    char filler[100];
    memset(filler, n, sizeof filler);
    if (n == 0) longjmp(home, value);
    return deep(n - 1, value) + filler[3];
}

static void counting(void) {
    volatile int round = 0;
    int code = setjmp(home);
    printf(round++ ? " %d" : "%d", code);
    if (code < 3) deep(code * 3, code + 1);
    putchar('\n');
    switch (setjmp(home)) {
    case 0: longjmp(home, 0);
    case 1: puts("value 1 for 0"); break;
    default: puts("wrong");
    }
}

/* A reader of products, as 2*3, that leaves by longjmp where it finds none. */
static const char *text, *at;

static int number(void) {
    int n = 0;
    if (*at < '0' || *at > '9') longjmp(failed, (int)(at - text) + 1);
    while (*at >= '0' && *at <= '9') n = n * 10 + (*at++ - '0');
    return n;
}

static int product(void) {
    int n = number();
    if (*at != '*') return n;
    at++;
    return n * product();
}

static void read_text(const char *s, const char *end) {
    int place;
    text = at = s;
    if ((place = setjmp(failed)) != 0) printf("error at %d%s", place - 1, end);
    else printf("parsed %d%s", product(), end);
}

static void nested(void) {
    jmp_buf outer;
    volatile int inside = 0;
    int code;
    if ((code = setjmp(outer)) == 0) {
        jmp_buf kept;
        memcpy(kept, home, sizeof kept);
        if ((code = setjmp(home)) == 0) deep(4, 5);
        inside = code;
        memcpy(home, kept, sizeof kept);
        longjmp(outer, inside + 1);
    }
    printf("inner %d, outer %d\n", inside, code);
}

static void often(void) {
    volatile int i, sum = 0;
    for (i = 0; i < 500; i++)
        if (setjmp(home) == 0) deep(i % 7, 1);
        else sum += i;
    printf("%d times, sum %d\n", i, sum);
}

static int last(int n) {
    if (n == 0) longjmp(home, 9);
    return last(n - 1);
}

static int by_tail(int n) {
    int code = setjmp(home);
    if (code) {
        printf("tail %d after %d calls\n", code, n);
        return code;
    }
    return last(n);
}

static int compare(const void *a, const void *b) {
    if (*(const int *)a == 3 || *(const int *)b == 3) longjmp(home, 1);
    return *(const int *)a - *(const int *)b;
}

static void records(void) {
    struct record r = {6, 1.25, ""};
    int list[] = {5, 4, 3, 2, 1};
    if (!setjmp(home)) {
        r.number++;
        r.part *= 2;
        strcpy(r.text, "text");
        qsort(list, 5, sizeof *list, compare);
    }
    printf("record %d %g %s\n", r.number, r.part, r.text);
}

int main(void) {
    counting();
    read_text("2*3", ", ");
    read_text("21*x", ", ");
    read_text("2*3*4", ", ");
    read_text("*", "\n");
    nested();
    often();
    by_tail(40);
    records();
    return 0;
}
