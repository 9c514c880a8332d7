// What the programs of this folder measure with: the PE's own clock, around a statement written ten times over, so that
// no loop is measured with it.

#include <stdio.h>

#define TEN(statement) \
    statement statement statement statement statement statement statement statement statement statement
#define TIMES 10

// Prints a cell of a table: the mean of so many repetitions that took so many cycles. A cycle is 1 / CYCLES_PER_US us.
#define CYCLES_PER_US (__EMC_CLOCK_HZ__ / 1e6)
static void print_cell(const char *row, int size, long long cycles, int repetitions)
{
    printf("%s %d: %.3f us\n", row, size, cycles / CYCLES_PER_US / repetitions);
}
