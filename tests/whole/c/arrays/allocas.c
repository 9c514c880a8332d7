// Shows: alloca: memory of any size until the function ends, in loops, recursion and beside early returns.
// expect: 45 190 435 780
// expect: depth 10: 0123456789
// expect: early 3, late 12, record 5 7
// expect: again 20000
#include <alloca.h>
#include <stdio.h>
#include <string.h>

struct pair { int a, b; };

static int sum(int n) {
    int *p = alloca(n * sizeof(int)), i, s = 0;
    for (i = 0; i < n; i++) p[i] = i;
    for (i = 0; i < n; i++) s += p[i];
    return s;
}

static void down(int depth, const char *before) {
    char *text = __builtin_alloca(strlen(before) + 2);
    strcpy(text, before);
    strcat(text, (char[2]){(char)('0' + depth)});
    if (depth == 9)
        printf("depth %d: %s\n", (int)strlen(text), text);
    else
        down(depth + 1, text);
}

static int early(int n) {
    char *p;
    if (n < 5) return n;
    p = alloca(n);
    memset(p, 1, n);
    return n > 100 ? p[0] : p[0] + p[n - 1] + n;
}

static struct pair both(int n) {
    struct pair *p = alloca(sizeof *p * n);
    int i;
    for (i = 0; i < n; i++) p[i] = (struct pair){i, i + 2};
    return p[n - 1];
}

int main(void) {
    struct pair r = both(6);
    int i, total = 0;
    printf("%d %d %d %d\n", sum(10), sum(20), sum(30), sum(40));
    down(0, "");
    printf("early %d, late %d, record %d %d\n", early(3), early(10), r.a, r.b);
    for (i = 0; i < 200; i++) total += early(5000) * 100;
    printf("again %d\n", total);
    return 0;
}
