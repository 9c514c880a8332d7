// Shows: how often, and whether, operands with side effects are evaluated: compound assignment, ?:, &&, ||, sizeof.
//
// expect: +=: 5 101
// expect: ++: 102 102
// expect: <<=: 2 101
// expect: 20 2
// expect: 1 10
// expect: 4 21 3 -3
// expect: 2 11 2
// expect: &&: 0 1 0 1 2
// expect: ||: 0 0 1
// expect: ?:: 1 0 4 5
// expect: 5
// expect: mixed: 0 2 0 3
// expect: not: 0 2
// expect: 12 4
// expect: sizeof:
// expect: void: 1
// expect: bitwise: 1 9
// expect: while: 4 3 2
// expect: for: 1 2 4 3 2 4 3 2
// expect: do: 6 7 6 7
// expect: members: 7 1 2
// expect: 7 7
// expect: bits: 63 70
// expect: 6
// expect: 2 9
// expect: chain: 1 3
// expect: 77
// expect: 9 4
// expect: switch: 1 2 3 33
#include <stdio.h>
static int log_[64], count;
static int note(int v) { log_[count++ & 63] = v; return v; }
static void show(const char *what)
{
    int i;
    printf("%s:", what);
    for (i = 0; i < count; i++) printf(" %d", log_[i]);
    puts("");
    count = 0;
}
static int a[8];
static struct { int m; int v[3]; unsigned b : 6; } s;
static int *at(int i) { note(100 + i); return &a[i]; }
int main(void)
{
    int i = 0, x, *p = a;
    *at(1) += note(5), show("+=");
    ++*at(2), (*at(2))++, show("++");
    x = *at(1) <<= note(2), show("<<=");
    printf("%d %d\n", x, a[2]);
    a[i++] += 10, printf("%d %d\n", i, a[0]);
    a[i++]++, ++a[i++], a[i++] -= i * 0 + 3, printf("%d %d %d %d\n", i, a[1], a[2], a[3]);
    *p++ += 1, *++p -= 1, printf("%d %d %d\n", (int)(p - a), a[0], a[2]);
    x = note(0) && note(1), x += note(1) && note(0), x += note(1) && note(2), show("&&");
    x += note(0) || note(0), x += note(1) || note(2), show("||");
    x = (note(1), note(0)) ? note(3) : (note(4), note(5)), show("?:");
    printf("%d\n", x);
    x = note(0) || note(2) && note(0) || note(3), show("mixed");
    x = !(note(0) && note(1)) && (note(2) || note(3)), show("not");
    x = sizeof(note(1)) + sizeof(i++) + sizeof a[i = 7], printf("%d %d\n", x, i), show("sizeof");
    (void)(note(1) + 0 * 2), show("void");
    if (note(1) & 3 | 0) note(9);
    show("bitwise");
    while (note(i) > 2 && (i -= 1, 1)) ;
    show("while");
    for (note(1); note(2), i < 4; note(3), i++) note(4);
    show("for");
    do if (note(6), i == 4) continue; while (note(7), i-- > 3);
    show("do");
    s.v[note(1)] = s.m = note(7), s.v[note(2)] *= 3, show("members");
    printf("%d %d\n", s.m, s.v[1]);
    s.b = note(63), s.b++, s.b += note(70), show("bits");
    printf("%d\n", s.b);
    i = 3, i = i++ * 0 + i * 0 + 5, a[i = 2] = i * 0 + 9;
    printf("%d %d\n", i, a[2]);
    x = i > 1 ? i < 3 ? note(1) : note(2) : note(3), x = i > 2 ? note(1) : i < 1 ? note(2) : note(3), show("chain");
    (i ? &a[3] : &a[4])[note(1) - 1] = 77, printf("%d\n", a[3]);
    x = (i = 4, i + 1), x += (i++, i--, --i, ++i), printf("%d %d\n", x, i);
    switch (note(2), note(3)) { case 3: note(33); break; case 2: note(22); }
    show("switch");
    return note(0);
}
