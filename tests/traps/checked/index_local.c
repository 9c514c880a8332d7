// with: -O 0
// trap: 8 index 4 is outside of `a` (int [4])
// detail: index_local.c:6:* note: `a` is declared in main here
int main(void)
{
    int i, a[4];
    for (i = 0; i < 4; i++) a[i] = i;
    return a[i];
}
