// Shows: the type of ?: for all pairs of operands: by size, sign, value, of pointers, null, void, structs, arrays.
//
// expect: 41 41 41 40
// expect: 81 80 41 81
// expect: 41 41 40
// expect: 1 1 1
// expect: 4294967295 5 18446744073709551615
// expect: 1 3 0.5
// expect: 4 4
// expect: 2 1
// expect: yes x
// expect: 2 3
// expect: 3
// expect: 2
// expect: 2 3 4
// expect: 43
// expect: 7 43
// expect: 44
// expect: 0 1
// expect: 255 4294967295
#include <stdio.h>
#define KIND(e) (sizeof(e) * 10 + ((__typeof__(e))-1 < 0))
struct s { int a, b; };
static void nothing(int *p) { ++*p; }
int main(void)
{
    int yes = 1, no = 0, count = 0, array[3] = {1, 2, 3};
    char c = -1;
    unsigned char uc = 255;
    short h = -2;
    unsigned short uh = 65535;
    unsigned u = 5;
    long long l = -3;
    unsigned long long ul = 7;
    float f = 1.5f;
    double d = 2.5;
    _Bool b = 1;
    struct s one = {1, 2}, two = {3, 4};
    struct { unsigned bits : 4; } small = {9};
    const char *text = yes ? "yes" : "no";
    void *v = array;
    enum { E = 3 } e = E;
    printf("%d %d %d %d\n", (int)KIND(yes ? c : uc), (int)KIND(yes ? c : 0), (int)KIND(yes ? uh : h), (int)KIND(yes ? u : c));
    printf("%d %d %d %d\n", (int)KIND(no ? l : u), (int)KIND(no ? ul : l), (int)KIND(no ? f : l), (int)KIND(no ? f : d));
    printf("%d %d %d\n", (int)KIND(no ? b : b), (int)KIND(no ? small.bits : 1), (int)KIND(no ? e : 1u));
    printf("%d %d %d\n", (yes ? -1 : 1u) > 0, (yes ? c : uc) < 0, (yes ? h : uh) < 0);
    printf("%lld %lld %llu\n", (long long)(yes ? c : u), (long long)(yes ? u : l), (unsigned long long)(no ? 0ULL : c));
    printf("%g %g %g\n", yes ? 1 : 2.5, no ? f : 3, (yes ? 1 : 0.0) / 2);
    printf("%d %d\n", (int)sizeof(yes ? array : 0), (int)sizeof(*(yes ? array : (int *)0)));
    printf("%d %d\n", *(yes ? array + 1 : NULL), (yes ? (void *)0 : array) == 0);
    printf("%s %c\n", text, *(no ? "abc" : "xyz"));
    printf("%d %d\n", (yes ? one : two).b, (no ? one : two).a);
    printf("%d\n", *(int *)(no ? v : (void *)(array + 2)));
    yes ? nothing(&count) : (void)0, no ? (void)count++ : nothing(&count);
    printf("%d\n", count);
    printf("%d %d %d\n", yes ? no ? 1 : 2 : 3, no ? 1 : no ? 2 : 3, (yes ? no : yes) ? 1 : 4);
    *(yes ? &count : array) += 40, (no ? array : &count)[0]++;
    printf("%d\n", count);
    printf("%d %d\n", 7 ?: 9, 0 ?: count++ ?: 5);
    printf("%d\n", count);
    printf("%d %d\n", (yes ? small.bits : -1) < 0, (no ? small.bits : -1) < 0);
    printf("%d %u\n", no ? 0 : (unsigned char)-1, yes ? -1 : u);
    return yes ? 0 : 1;
}
