// Shows: an array parameter is a pointer, and so its length may name the parameters before it.
//
// expect: 10 4 15
// expect: 3 3 18
#include <stdio.h>
enum { ROWS = 2 };
static int sum(int count, const int values[count]);
static int sum(int count, const int values[count])
{
    int all = 0;
    for (int i = 0; i < count; i++)
        all += values[i];
    return all;
}
static int lastof(int ROWS, int table[static ROWS * 3 - 1]) /* its own ROWS, not the one above */
{
    return table[ROWS * 3 - 2] + ROWS - 3;
}
static int grid(int rows, int table[rows][3], int (*each)(int count, const int values[count]))
{
    int all = 0;
    for (int i = 0; i < rows; i++)
        all += each(3, table[i]);
    return all;
}
static char last(unsigned long bytes, const char text[restrict const bytes])
{
    return text[bytes - 1];
}
int main(void)
{
    int values[] = {1, 2, 3, 4, 5}, table[ROWS][3] = {{1, 2, 3}, {3, 4, 5}};
    printf("%d %d %d\n", sum(4, values), lastof(2, values), sum(5, values));
    printf("%d %c %d\n", lastof(1, &values[3]), last(3, "123"), grid(ROWS, table, sum));
    return 0;
}
