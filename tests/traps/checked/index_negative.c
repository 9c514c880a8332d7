// with: -O 0
// trap: 7 index -1 is outside of `a` (int [4])
// detail: index_negative.c:6:* note: `a` is declared in main here
int main(void)
{
    int a[4] = {1, 2, 3, 4}, i = 0;
    while (a[i] > 0) i--;
    return i;
}
