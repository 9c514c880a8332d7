// Shows: a struct value in every place an expression can stand: ?:, comma, assignment, return, initialiser, subscript.
//
// expect: conditional: 2 two (0)
// expect: of calls: 4 four (1)
// expect: comma: 3 thre (2)
// expect: assignment: 1 one (3)
// expect: own copy: 1 one (3)
// expect: of the source: 1 one (3)
// expect: member of a call: 2 two (4)
// expect: 1099511627776 e 102
// expect: through a call: 3 thre (26)
// expect: postfix: 1 one (26)
// expect: prefix: 3 thre (26)
// expect: array: 1 one (26)
// expect: chain: 3 thre (27)
// expect: chain: 3 thre (28)
// expect: block: 2 two (30)
// expect: block: 3 thre (30)
// expect: 2 7 8
// expect: arrow of a conditional: 82 one (30)
// expect: 32
#include <stdio.h>
typedef struct { short s; char c[5]; } Odd;
typedef struct { Odd odd; long long big; } Pair;
static Odd odds[4] = {{1, "one"}, {2, "two"}, {3, "thre"}, {4, "four"}};
static int calls;
static Odd pick(int i) { calls++; return odds[i & 3]; }
static Pair pair(Odd o, long long b) { Pair p = {o, b}; return p; }
static Odd *where(int i) { calls += 10; return &odds[i & 3]; }
static Odd choose(int yes, Odd a, Odd b) { return yes ? a : b; }
static Odd chain(int n) { return n > 3 ? chain(n - 2) : n == 3 ? (calls++, odds[3]) : pick(n); }
static void show(const char *name, Odd o) { printf("%s: %d %s (%d)\n", name, o.s, o.c, calls); }
int main(void)
{
    Odd a, b, *p = odds, copy[2][2];
    Pair q;
    int i = 1;
    show("conditional", i ? odds[1] : odds[2]);
    show("of calls", i > 5 ? pick(0) : pick(3));
    show("comma", (i++, pick(i), odds[i]));
    show("assignment", a = b = pick(0));
    a.s = 77;
    show("own copy", b);
    show("of the source", odds[0]);
    show("member of a call", pair(pick(1), 5).odd);
    printf("%lld %c %d\n", pair(a, 1LL << 40).big, pair(pick(2), 0).odd.c[3], pick(3).c[0]);
    q = pair(*where(2), -1);
    *where(3) = q.odd;
    show("through a call", odds[3]);
    show("postfix", *p++);
    show("prefix", *++p);
    copy[0][0] = copy[1][1] = *p;
    copy[0][1] = copy[1][0] = choose(copy[1][1].s == 3, odds[0], *p);
    show("array", copy[1][0]);
    show("chain", chain(9));
    show("chain", chain(8));
    {
        Odd inner = pick(1), table[] = {pick(0), inner, *p};
        Pair pairs[2] = {{inner, 3}, pair(table[2], 4)};
        show("block", table[1]);
        show("block", pairs[1].odd);
        printf("%d %lld %d\n", (int)(sizeof pairs / sizeof *pairs), pairs[0].big + pairs[1].big, (int)sizeof(pick(0)));
    }
    (i ? &a : &b)->s += 5;
    show("arrow of a conditional", a);
    pick(0), (void)pick(1);
    printf("%d\n", calls);
    return 0;
}
