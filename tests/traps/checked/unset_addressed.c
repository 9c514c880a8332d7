// with: -O 0
// trap: 9 `got` is read before it is set
// detail: unset_addressed.c:7:* note: `got` is declared in main here
static void maybe(int *p, int yes) { if (yes) *p = 1; }
int main(void)
{
    int got;
    maybe(&got, 0);
    return got;
}
