// Typedef names: in all places, hidden by variables, and the reading of `T (x)`.
//
// expect: 1 1
// expect: 5 5 12
// expect: 10 3
// expect: 6
#include <stdio.h>
typedef int T;
typedef T *P, A[3];
typedef int (*F)(T, T);
typedef struct node { int v; struct node *next; } Node;
static T add(T a, T b) { return a + b; }
static T twice(F f, T x) { return f(x, x); }
T main(void)
{
    T T = 5;
    P p = &T;
    A a = {1, 2, 3};
    Node n = {1, 0}, m = {2, &n};
    { typedef char T; T (x) = 'c'; printf("%d %d\n", (int)sizeof x, (int)sizeof(T)); }
    printf("%d %d %d\n", T, *p, (int)sizeof a);
    printf("%d %d\n", twice(add, T), m.next->v + m.v);
    { unsigned T; T = 3; printf("%u\n", T * 2); }
    return 0;
}
