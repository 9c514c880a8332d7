// Shows: GNU C's records without members: they take no room as members, elements, arguments and results.
// expect: 8 0 0 12
// expect: 7 1 made
// expect: 5 6 1.5 9
// expect: 2 steps
#include <stdarg.h>
#include <stdio.h>

struct nothing {};
typedef struct { int before; struct nothing gap; int behind; } holder;
typedef struct { struct nothing own; } wrapper;

static int made;
static char bytes[3];

static struct nothing make(void) {
    struct nothing it = {};
    made++;
    return it;
}

static struct nothing pass(struct nothing first, int kept, struct nothing last, int *to) {
    *to = kept;
    return kept > 0 ? first : last;
}

static void mixed(int count, ...) {
    va_list list;
    va_start(list, count);
    int a = va_arg(list, int);
    struct nothing gap = va_arg(list, struct nothing);
    int b = va_arg(list, int);
    double c = va_arg(list, double);
    gap = va_arg(list, struct nothing);
    int kept;
    pass(gap, va_arg(list, int), gap, &kept);
    printf("%d %d %.1f %d\n", a, b, c, kept);
    va_end(list);
}

int main(void) {
    holder h = {.before = 3, .behind = 4};
    struct nothing row[4], one;
    int kept = 0;
    printf("%d %d %d %d\n", (int)sizeof(holder), (int)sizeof row, (int)sizeof(wrapper), (int)sizeof(holder) + h.behind);
    one = pass(make(), 7, row[2], &kept);
    wrapper w = {.own = one};
    row[1] = w.own;
    printf("%d %d made\n", kept, made);
    mixed(5, 5, one, 6, 1.5, row[1], 9);
    char *to = bytes, *from = bytes + 1;
    *(struct nothing *)to++ = *(struct nothing *)from;
    *(struct nothing *)to++ = (struct nothing){};
    printf("%d steps\n", (int)(to - bytes));
    return 0;
}
