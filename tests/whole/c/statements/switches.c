// switch: fall through, default anywhere, nested, negative and sparse cases, on long long.
//
// expect: minus bit bit other letter million most
// expect: 0 1 3 6 40
// expect: 0 inner 3 whole
// expect: 2
#include <stdio.h>
static const char *name(int n)
{
    switch (n) {
    case -1: return "minus";
    default: return "other";
    case 0: case 1: return "bit";
    case 'x': return "letter";
    case 1000000: return "million";
    case 0x7fffffff: return "most";
    }
}
static int fall(int n)
{
    int r = 0;
    switch (n) { case 3: r += 3; case 2: r += 2; case 1: r += 1; break; case 4: r = 40; }
    return r;
}
int main(void)
{
    int i, n[] = {-1, 0, 1, 2, 'x', 1000000, 0x7fffffff};
    for (i = 0; i < 7; i++) printf("%s ", name(n[i]));
    printf("\n%d %d %d %d %d\n", fall(0), fall(1), fall(2), fall(3), fall(4));
    for (i = 0; i < 4; i++)
        switch (i) {
        case 1: switch (i + 1) { case 2: printf("inner "); break; default: printf("bad "); } break;
        case 2: continue;
        default: printf("%d ", i);
        }
    switch (0x100000001LL) { case 1: puts("low"); break; case 0x100000001LL: puts("whole"); }
    switch (5) { int unused; case 5: unused = 2; printf("%d\n", unused); }
    return 0;
}
