// Shows: of a union that an initialiser names two members of, the last one counts, and nothing of the other is left.
//
// expect: 3 0 0 0 0 0 0 0
// expect: 0 0 0 0 0 4 0 0
// expect: 1 0 0 0 2 3 0 0
// expect: 9 0 0 0 7 0 0 0 0 0 0 0 8 0 0 0
// expect: 6 0 0 0 0 0 0 0 | 6 0 0 0 0 0 0 0 | 5 0 0 0 0 1 0 0
// expect: 3 0 0 0 0 0 0 0
// expect: 0 0 0 0 0 4 0 0
// expect: 9 0 0 0 7 0 0 0 0 0 0 0 8 0 0 0
#include <stdio.h>
struct two { int x; char y[2]; };
union one { struct two pair; int number; };
struct around { int before; union { struct two pair; int number; }; int after; };
static union one last = {.pair = {7, {8, 9}}, .number = 3}, first = {.number = 5, .pair.y[1] = 4};
static union one same = {.pair.x = 1, .pair.y[0] = 2, .pair.y[1] = 3};
static struct around inner = {9, .pair.x = 5, .pair.y[1] = 6, .number = 7, .after = 8};
static union one many[3] = {[0 ... 2].pair = {5, {0, 1}}, [0 ... 1].number = 6};
static void show(const void *object, int size, const char *behind)
{
    const unsigned char *bytes = object;
    for (int i = 0; i < size; i++)
        printf("%x%s", bytes[i], i < size - 1 ? " " : behind);
}
int main(void)
{
    show(&last, sizeof last, "\n");
    show(&first, sizeof first, "\n");
    show(&same, sizeof same, "\n");
    show(&inner, sizeof inner, "\n");
    for (int i = 0; i < 3; i++)
        show(&many[i], sizeof many[i], i < 2 ? " | " : "\n");
    union one own = {.pair = {7, {8, 9}}, .number = 3}, other = {.number = 5, .pair.y[1] = 4};
    struct around around = {9, .pair.x = 5, .pair.y[1] = 6, .number = 7, .after = 8};
    show(&own, sizeof own, "\n");
    show(&other, sizeof other, "\n");
    show(&around, sizeof around, "\n");
    return 0;
}
