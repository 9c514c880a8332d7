// Shows: structs with bit-fields by value, as array elements, in initialisers, compound literals and copies.
//
// expect: 4 16 5
// expect: 2024-01-01-2
// expect: 2024-12-25+0
// expect: 0000-00-00+0
// expect: 0000-00-00+0
// expect: 1999-07-00+0
// expect: 2023-12-31+5
// expect: 2023-12-00+5
// expect: 2023-12-01+5
// expect: 2023-12-02+5
// expect: 2024-02-29+0
// expect: 2023-03-01-16
// expect: 2023-12-18+5
// expect: 8 3ffffffffffff
// expect: 2023-12-07+5
// expect: 11001 2033-12-17+1
// expect: 11c7f1 0
// expect: 0004-05-06+0
// expect: 0004-05-06+0
// exit: 3
#include <stdio.h>
typedef struct { unsigned year : 12, month : 4, day : 5; int zone : 5; } Date;
typedef struct { Date from, to; unsigned long long id : 50; } Span;
typedef union { Date date; unsigned raw; } Both;
static Date holidays[] = {{2024, 1, 1, -2}, {.day = 25, .month = 12, .year = 2024}, [4] = {1999, 7}};
static int order(Date a, Date b) { return a.year != b.year ? a.year - b.year : a.month != b.month ? a.month - b.month : a.day - b.day; }
static Date next(Date d)
{
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (++d.day > days[(d.month + 11) % 12] + (d.month == 2 && d.year % 4 == 0)) d.day = 1, d.month++;
    if (d.month > 12) d.month = 1, d.year++;
    return d;
}
static Span span(Date from, int days, unsigned long long id)
{
    Span s = {.from = from, .to = from, .id = id};
    while (days-- > 0) s.to = next(s.to);
    return s;
}
static int length(Span s) { int n = 0; while (order(s.from, s.to) < 0) s.from = next(s.from), n++; return n; }
static void show(Date d) { printf("%04u-%02u-%02u%+d\n", d.year, d.month, d.day, d.zone); }
int main(void)
{
    Date d = {2023, 12, 30, 5}, *p = &d, days[3][2];
    Both b;
    int i;
    printf("%d %d %d\n", (int)sizeof d, (int)sizeof(Span), (int)(sizeof holidays / sizeof *holidays));
    for (i = 0; i < 5; i++) show(holidays[i]);
    for (i = 0; i < 4; i++) show(d = next(d));
    show(next((Date){2024, 2, 28}));
    show(next((Date){2023, 2, 28, -16}));
    show(span(*p, 400, 1).to);
    printf("%d %llx\n", length(span(d, 1000, 5)), (unsigned long long)span(d, 0, ~0ULL).id);
    for (i = 0; i < 6; i++) days[i / 2][i % 2] = i ? next(days[(i - 1) / 2][(i - 1) % 2]) : *p;
    show(days[2][1]);
    b.raw = 0;
    b.date = (Date){1, 1, 1};
    printf("%x ", b.raw);
    b.raw = 0x31c7f1;
    show(b.date);
    b.date.zone ^= 1;
    printf("%x %d\n", b.raw, next(b.date).zone);
    p = (Date[]){{1, 2, 3}, {4, 5, 6}} + 1;
    show(*p);
    show((p->month == 5 ? *p : d));
    return (p--, p->day);
}
