// Sorts COUNT numbers, ROUNDS times, with qsort(): a comparison by a call through a pointer for each step.
#include <stdio.h>
#include <stdlib.h>

#ifndef ROUNDS
#define ROUNDS 15
#endif
#define COUNT 100000

static int numbers[COUNT];

static int compare(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    int i, round;
    unsigned seed = 12345, sum = 0;
    for (round = 0; round < ROUNDS; round++) {
        for (i = 0; i < COUNT; i++) {
            seed = seed * 1664525u + 1013904223u;
            numbers[i] = seed >> 1;
        }
        qsort(numbers, COUNT, sizeof numbers[0], compare);
        for (i = 1; i < COUNT; i++)
            if (numbers[i - 1] > numbers[i]) sum++;
        sum += numbers[COUNT / 2];
    }
    printf("qsort %u\n", sum);
    return 0;
}
