// Shows: what GNU C adds and everyday programs use: labels as values, local labels, _Generic, typeof and kin.
// expect: bytecode 6 -1
// expect: found 1 -1 2
// expect: int double text other int 1 0 1
// expect: union 5 2.500000 7
// expect: most 4 2.5 c
// expect: barrier 3 8 5
// expect: enum 4 -1 2
// expect: fifth 5, jumped
// expect: chosen 5 1, null
// expect: sizes 4 1 4 3
#include <stdio.h>

enum later;
static enum later *forward;
enum later { BEFORE = -1, AFTER = 2 };

union number { int i; float f; struct { short low, high; } halves; };
static int low(union number n) { return n.i; }

/* A threaded interpreter: the table of labels is static. */
static int run(const unsigned char *code) {
    static const void *const operation[] = {&&more, &&less, &&twice, &&stop};
    int value = 0;
    goto *operation[*code++];
more:
    value++;
    goto *operation[*code++];
less:
    value--;
    goto *operation[*code++];
twice:
    value *= 2;
    goto *operation[*code++];
stop:
    return value;
}

/* A label for each use of the macro. */
#define FIND(array, count, wanted)                                                                                     \
    ({                                                                                                                 \
        __label__ found;                                                                                               \
        int at_ = -1, i_;                                                                                              \
        for (i_ = 0; i_ < (count); i_++)                                                                               \
            if ((array)[i_] == (wanted)) {                                                                             \
                at_ = i_;                                                                                              \
                goto found;                                                                                            \
            }                                                                                                          \
    found:                                                                                                             \
        at_;                                                                                                           \
    })

#define KIND(x) _Generic((x), int: "int", double: "double", char *: "text", default: "other")
#define MOST(a, b)                                                                                                     \
    ({                                                                                                                 \
        __auto_type a_ = (a);                                                                                          \
        __auto_type b_ = (b);                                                                                          \
        a_ > b_ ? a_ : b_;                                                                                             \
    })

static int fifth(int n, int star[*], int size[const], int most[static 5]);
static int fifth(int n, int star[], int size[const], int most[static 5]) { return star[n] - size[0] + most[1]; }

static int asked;
static int ask(void) { return asked = 5; }

int main(void) {
    const unsigned char up[] = {0, 0, 2, 1, 2, 3}, down[] = {1, 3};
    int array[] = {3, 4, 5, 6, 7}, x = 3, y = 0;
    const int fixed = 1;
    enum later last = AFTER;
    const char *nothing = 0;
    _Alignas(8) char c = 'c';

    printf("bytecode %d %d\n", run(up), run(down));
    printf("found %d %d %d\n", FIND(array, 3, 4), FIND(array, 3, 9), FIND(array, 3, 5));
    printf("%s %s %s %s %s %d %d %d\n", KIND(1), KIND(1.0), KIND("a"), KIND(1u), KIND(fixed),
           __builtin_types_compatible_p(int[], int[3]), __builtin_types_compatible_p(int, long),
           __builtin_types_compatible_p(const int, int));
    printf("union %d %f %d\n", low((union number)5), ((union number)2.5f).f, ((union number)7).halves.low);
    printf("most %d %.1f %c\n", MOST(3, 4), MOST(2.5, 1), MOST(c, 'a'));

    asm volatile("" : : : "memory");
    __asm__ __volatile__("" : "+r"(x));
    asm("" : "=r"(y) : "0"(x + 5), "r"(c));
    __asm("");
    printf("barrier %d %d %d\n", x, y, ({ int z; asm("" : "=r"(z) : "0"(5)); z; }));

    forward = &last;
    *forward = AFTER;
    printf("enum %d %d %d\n", (int)sizeof(enum later), BEFORE, last);
    printf("fifth %d, ", fifth(2, array, array + 1, array));
    {
        const void *way = &&there;
        goto *way;
        printf("not ");
    there:
        printf("jumped\n");
    }
    x = ask() ?: 7;
    printf("chosen %d %d, %s\n", x, asked == x, nothing ?: "null");
    printf("sizes %d %d %d %d\n", (int)__alignof__(int), (int)_Alignof(char), (int)__alignof__ x, (1, 2, 3));
    return 0;
}

#if (1, 2) == 2
_Static_assert(sizeof(int) == 4, "a comma in a condition");
#endif
