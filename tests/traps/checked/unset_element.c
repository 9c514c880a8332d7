// with: -O 0
// trap: 8 bytes 20 to 23 of `a` are read before being set
// detail: unset_element.c:6:* note: `a` is declared in main here
int main(void)
{
    int a[6], i, s = 0;
    for (i = 0; i < 5; i++) a[i] = i;
    for (i = 0; i < 6; i++) s += a[i];
    return s;
}
