// with: -O 0
// trap: 8 bytes 4 to 7 of `counts` are read before being set
// detail: unset_update.c:6:* note: `counts` is declared in main here
int main(void)
{
    int counts[3];
    int i = 1;
    counts[i]++;
    return 0;
}
