// with: -O 0
// trap: 8 index 10 is outside of `table` (int [10])
// detail: index_global.c:4:* note: `table` is declared here
int table[10];
int main(void)
{
    int i, s = 0;
    for (i = 0; i <= 10; i++) s += table[i];
    return s;
}
