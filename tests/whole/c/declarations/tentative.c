// Shows: tentative definitions, extern and static in all orders, incomplete types completed, prototypes in blocks.
//
// expect: 1 4 8 5
// expect: 6 33 33
// expect: 3 3 12 one
// expect: 12 1 2
// expect: 1 77 5
// expect: 3
// expect: 1 6
// files: parts/tentative.c
#include <stdio.h>
int twice;
int twice;
extern int twice;
int late[];
static int hidden;
static int hidden;
extern int shown;
int shown = 5;
extern int shown;
struct opaque;
extern struct opaque thing;
struct opaque *make(int);
int value_of(const struct opaque *);
static int later(int);
extern int elsewhere[], count;
extern int elsewhere[3];
extern const char *const words[];
extern int shared_one;
static int same_name = 1;
int other_name(void);
typedef struct list list;
struct list { list *next; int v; };
int late[4];
static int after(void) { extern int defined_below; return defined_below; }
int defined_below = 77;
static int hidden = 8;
int old_sum();
int main(void)
{
    extern int shared_one;
    int prototype_here(int, double);
    list a = {0, 1}, b = {&a, 2};
    twice++, late[3] = 4;
    printf("%d %d %d %d\n", twice, late[0] + late[3], hidden, shown);
    printf("%d %d %d\n", value_of(make(6)), value_of(&thing), later(3));
    printf("%d %d %d %s\n", elsewhere[2], count, (int)sizeof elsewhere, words[1]);
    printf("%d %d %d\n", shared_one, same_name, other_name());
    printf("%d %d %d\n", b.next->v, after(), prototype_here(2, 2.5));
    printf("%d\n", old_sum(1, 2));
    { int shown = 1; { extern int shown; shown++; } printf("%d", shown); }
    printf(" %d\n", shown);
    return 0;
}
static int later(int n) { return n * 11; }
