// with: -O 0
// trap: 9 `here` is used after the end of `made`
// detail: ended_local.c:5:* note: `here` is declared in made here
// fault: 5 warning: this returns the address of `here`
static int *made(int n) { int here = n; int *p = &here; return p; }
int main(void)
{
    int *p = made(4);
    return *p;
}
