// Shows: static initialisers that are addresses: of members, elements, functions, strings, with offsets and casts.
//
// expect: tail head h
// expect: 30 50 4
// expect: t def xt 1
// expect: 30 20 10
// expect: 8 5 4
// expect: 20 1 50 90
// expect: 2 1 seven 150 eighty
// expect: 1 5 0 44 5 -3 -1 3 1 0.25 0.1 -0 97 300 2 100000000 10000000005
#include <stddef.h>
#include <stdio.h>
struct node { const char *name; struct node *next; int *where; int (*call)(void); char tag[4]; };
static int data[10] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90};
static int two(void) { return 2; }
extern struct node tail;
static struct node head = {"head", &tail, data + 3, two, "h"};
struct node tail = {"a tail" + 2, &head, &data[9] - 4, &two, {'t'}};
static struct node *const both[] = {&head, &tail, 0, &head + 0};
static char *middle = &tail.tag[0], *letter = "abcdef" + 3, text[] = "text", *in_text = text + 2;
static int **indirect = &head.where, *(*row)[2] = &(int *[2]){data + 1, data + 2};
static const int offset = offsetof(struct node, where), size = sizeof(struct node) / sizeof(int);
static void *any = &data[2], *function = (void *)0;
static int *back = (int *)((char *)data + 5 * sizeof(int)), *end = data + sizeof data / sizeof *data;
static int difference = (char *)&((struct node *)0)->next - (char *)0;
static int (*const calls[2])(void) = {two, 0};
static const struct { int *p; const char *s; } pairs[] = {{&data[1 + 2 * 3], "seven"}, {&*(data + 8), "eight" "y"}};
static int truths[] = {&data[1] != 0, 3 > 2 ? 5 : 6, !0 + ~0, (char)300, sizeof "four", -7 / 2, -7 % 3, 1.0 + 2};
static double reals[] = {1, 1 / 4., (float)0.1, -0., 'a', 3 * 1e2, (int)2.9};
static unsigned long long wide = ~0u + 1ull, shifted = 1ull << 40 | 5;
int main(void)
{
    int i;
    printf("%s %s %s\n", head.next->name, tail.next->name, both[3]->tag);
    printf("%d %d %d\n", *head.where, *tail.where, head.call() + tail.call());
    printf("%s %s %s %d\n", middle, letter, in_text, both[2] == 0);
    printf("%d %d %d\n", **indirect, *(*row)[1], *row[0][0]);
    printf("%d %d %d\n", offset, size, difference);
    printf("%d %d %d %d\n", *(int *)any, function == 0, *back, end[-1]);
    printf("%d %d %s %d %s\n", calls[0](), calls[1] == 0, pairs[0].s, *pairs[0].p + *pairs[1].p, pairs[1].s);
    for (i = 0; i < 8; i++) printf("%d ", truths[i]);
    for (i = 0; i < 7; i++) printf("%g ", reals[i]);
    printf("%llx %llx\n", wide, shifted);
    return 0;
}
