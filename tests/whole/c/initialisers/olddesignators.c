// Shows: designators as GNU C wrote them before C99: `member: value`, `[index] value`, `[first ... last] value`.
// expect: 0 0 1 2 3
// expect: 7 7 7 9 0 2
// expect: -1 1 10
// expect: 4 6 4 swapper
struct lists { int none[2]; int some[3]; };
struct bits { int a : 3; unsigned b : 1, c : 28; };
union task { struct { char name[16]; } known; int words[8]; };
typedef int a; // also the name of a member

#include <stdio.h>

static struct lists all = {some: {1, 2, 3}};
static a row[6] = {[0 ... 2] 7, [3] 9, [5] = 2};
static union task first = {{name: "swapper"}};

int main(void) {
    struct bits old = {1, 1, 1};
    int yes = 4;
    printf("%d %d %d %d %d\n", all.none[0], all.none[1], all.some[0], all.some[1], all.some[2]);
    printf("%d %d %d %d %d %d\n", row[0], row[1], row[2], row[3], row[4], row[5]);
    old = (struct bits){b: 1, a: -1, c: ({ struct bits was = old; was.a == 1 ? 10 : 20; })};
    printf("%d %d %d\n", old.a, (int)old.b, (int)old.c);
    int chosen[] = {yes ? yes : 2, [1] yes + 2, (yes)};
    printf("%d %d %d %s\n", chosen[0], chosen[1], chosen[2], first.known.name);
    return 0;
}
