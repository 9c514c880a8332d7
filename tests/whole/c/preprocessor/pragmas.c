/* Pragmas that mean something: macros that are put aside, and structs without gaps. */
// expect: 12 5 12
// expect: 7 5 12 9
// expect: 7 12 1
// expect: 16909060 5: 1 4 3 2 1 5 0
// expect: attribute from a macro: 5 5 5
#include <stdio.h>

#define LIMIT 5
#pragma push_macro("LIMIT")
#undef LIMIT
#define LIMIT 12
static char wide[LIMIT];
#pragma pop_macro("LIMIT")
static char narrow[LIMIT];

#pragma push_macro("UNKNOWN")
#define UNKNOWN 12
static int once = UNKNOWN;
#pragma pop_macro("UNKNOWN")
#ifdef UNKNOWN
#error "it was no macro when it was pushed"
#endif

#if 0
#pragma pop_macro("LIMIT")
#pragma pack(1)
#endif

struct roomy { char kind; int value; short rest; };
#pragma pack(push, 1)
struct tight { char kind; int value; short rest; };
typedef struct { int low : 24; int high : 14; } bits;
#pragma pack(push, 4)
struct inner { char kind; int value; short rest; };
#pragma pack(pop)
static struct { char mark; double value; } unnamed;
#pragma pack(pop)

#pragma pack(1)
static struct again { char kind; int value; short rest; } given = {1, 0x01020304, 5};
static union { char byte; int word; } either;
#pragma pack()
struct after { char kind; int value; short rest; };

/* The attribute stands behind the braces, but all of this in one place: where the macro is used. */
#define SAME(text) text
#define TIGHT __attribute__((packed))
SAME(static struct { char kind; int value; } TIGHT first;)
SAME(struct second { char kind; int value; } TIGHT;)
static struct { char kind; int value; } TIGHT third;

int main(void)
{
    printf("%d %d %d\n", (int)sizeof wide, (int)sizeof narrow, once);
    printf("%d %d %d %d\n", (int)sizeof(struct tight), (int)sizeof(bits), (int)sizeof(struct inner), (int)sizeof unnamed);
    printf("%d %d %d\n", (int)sizeof(struct again), (int)sizeof(struct after), (int)__alignof__(either));
    printf("%d %d:", given.value, given.rest);
    for (int i = 0; i < (int)sizeof given; i++)
        printf(" %d", ((char *)&given)[i]);
    putchar('\n');
    printf("attribute from a macro: %d %d %d\n", (int)sizeof first, (int)sizeof(struct second), (int)sizeof third);
    return sizeof(struct roomy) != sizeof(struct after);
}
