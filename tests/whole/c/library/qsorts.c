// Shows: qsort and bsearch with comparators of many kinds: numbers, strings, structs, indirect, reversed, stable by index.
//
// expect: name: apple3 date5 fig2 kiwi4 pear1
// expect: reversed: pear1 kiwi4 fig2 date5 apple3
// expect: weight: kiwi4 date5 fig2 apple3 pear1
// expect: reversed: pear1 apple3 fig2 date5 kiwi4
// expect: price: apple3 pear1 kiwi4 fig2 date5
// expect: reversed: date5 fig2 kiwi4 pear1 apple3
// expect: 0.25 0.5 0.75 2.5 9 2 1
// expect: -499 332 989 -1
// expect: -1125899906842624 -1 0 5 8589934592 1099511627776 [   bcefhiknooqrtuwx]
// expect: alpha b echo b bb charlie
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item { char name[8]; int weight; double price; unsigned char tag; };
static struct item items[] = {{"pear", 5, 0.5, 1}, {"fig", 2, 2.5, 2}, {"apple", 5, 0.25, 3}, {"kiwi", 1, 0.75, 4}, {"date", 2, 9, 5}};
enum { COUNT = sizeof items / sizeof *items };
static int by_name(const void *a, const void *b) { return strcmp(((const struct item *)a)->name, ((const struct item *)b)->name); }
static int by_weight(const void *a, const void *b)
{
    const struct item *x = a, *y = b;
    return x->weight != y->weight ? x->weight - y->weight : by_name(a, b);
}
static int by_price(const void *a, const void *b)
{
    double d = ((struct item *)a)->price - ((struct item *)b)->price;
    return d < 0 ? -1 : d > 0;
}
static int (*forward)(const void *, const void *);
static int backward(const void *a, const void *b) { return forward(b, a); }
static int indirect(const void *a, const void *b) { return by_price(*(struct item *const *)a, *(struct item *const *)b); }
static int ints(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }
static int longs(const void *a, const void *b) { long long x = *(long long *)a, y = *(long long *)b; return x < y ? -1 : x > y; }
static int chars(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }
static int strings(const void *a, const void *b) { return strcmp(*(char **)a, *(char **)b); }
static int lengths(const void *a, const void *b) { int d = strlen(*(char **)a) - strlen(*(char **)b); return d ? d : strings(a, b); }
static void show(const char *what) { int i; printf("%s:", what); for (i = 0; i < COUNT; i++) printf(" %s%d", items[i].name, items[i].tag); puts(""); }
int main(void)
{
    static int (*const orders[])(const void *, const void *) = {by_name, by_weight, by_price};
    static const char *const titles[] = {"name", "weight", "price"};
    struct item *pointers[COUNT], key = {"fig"}, *found;
    int numbers[100], i, wanted = 500, *at;
    long long wide[] = {1LL << 40, -1, 5, -(1LL << 50), 0, 1LL << 33};
    char letters[] = "the quick brown fox", *words[] = {"delta", "b", "alpha", "charlie", "bb", "echo"};
    for (i = 0; i < 3; i++) {
        qsort(items, COUNT, sizeof *items, orders[i]), show(titles[i]);
        forward = orders[i];
        qsort(items, COUNT, sizeof *items, backward), show("reversed");
    }
    for (i = 0; i < COUNT; i++) pointers[i] = &items[i];
    qsort(pointers, COUNT, sizeof *pointers, indirect);
    for (i = 0; i < COUNT; i++) printf("%g ", pointers[i]->price);
    qsort(items, COUNT, sizeof *items, by_name);
    found = bsearch(&key, items, COUNT, sizeof key, by_name);
    strcpy(key.name, "plum");
    printf("%d %d\n", found->weight, bsearch(&key, items, COUNT, sizeof key, by_name) == NULL);
    for (i = 0; i < 100; i++) numbers[i] = (i * 7919 + 13) % 1009 - (i % 3 ? 0 : 500);
    qsort(numbers, 100, sizeof *numbers, ints);
    for (i = 1; i < 100; i++) if (numbers[i - 1] > numbers[i]) puts("unsorted");
    at = bsearch(&wanted, numbers, 100, sizeof wanted, ints);
    printf("%d %d %d %d\n", numbers[0], numbers[50], numbers[99], at ? *at : -1);
    qsort(wide, 6, sizeof *wide, longs);
    for (i = 0; i < 6; i++) printf("%lld ", wide[i]);
    qsort(letters, strlen(letters), 1, chars), printf("[%s]\n", letters);
    qsort(words, 6, sizeof *words, strings), printf("%s %s %s ", words[0], words[1], words[5]);
    qsort(words, 6, sizeof *words, lengths), printf("%s %s %s\n", words[0], words[1], words[5]);
    qsort(numbers, 0, 4, ints), qsort(numbers, 1, 4, ints);
    return 0;
}
