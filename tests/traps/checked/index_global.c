// with: -O 0
// fault: 9 warning: the loop reaches element 10 of `table`
// trap: 9 index 10 is outside of `table` (int [10])
// detail: index_global.c:5:* note: `table` is declared here
int table[10];
int main(void)
{
    int i, s = 0;
    for (i = 0; i <= 10; i++) s += table[i];
    return s;
}
