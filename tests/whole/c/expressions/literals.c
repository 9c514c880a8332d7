// Compound literals: as values, as objects, as arguments, at file scope.
//
// expect: 5 16 30
// expect: 10
// expect: 42
// expect: 10 0
// expect: 11 1
// expect: text 5
#include <stdio.h>
struct v { int x, y; };
static int *file = (int[]){4, 5, 6};
static int sum(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
static int area(struct v v) { return v.x * v.y; }
static void change(struct v *v) { v->x *= 2; printf("%d\n", v->x); }
int main(void)
{
    int i;
    struct v *p = &(struct v){3, 4};
    p->x++;
    printf("%d %d %d\n", file[1], area(*p), area((struct v){5, .y = 6}));
    printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
    change(&(struct v){21, 0});
    for (i = 0; i < 2; i++) { struct v *q = &(struct v){i, i}; q->x += 10; printf("%d %d\n", q->x, q->y); }
    printf("%s %d\n", (char[]){"text"}, (int)sizeof((char[]){"text"}));
    return 0;
}
