// Shows: a `$` in a name is as good as a letter, as in GNU C.
//
// expect: 10 20 30
// expect: 4 3 money
#include <stdio.h>
#define $tens 10
#define twenty$ (2 * $tens)
#define $(x) ((x) + $tens)
static int $global = 4;
struct $pair { int $left; };
static int next$(int $)
{
    static int $calls;
    return $ + $calls++;
}
int main(void)
{
    const char *$$ = "money";
    struct $pair both = {1};
    int made$of = next$(1) + next$(both.$left);
    printf("%d %d %d\n", $tens, twenty$, $(twenty$));
    if (made$of == 3)
        goto $out;
    made$of = 0;
$out:
    printf("%d %d %s\n", $global, made$of, $$);
    return 0;
}
