// Primes below SIZE, ROUNDS times: byte stores with a stride.
#include <stdio.h>
#include <string.h>

#ifndef ROUNDS
#define ROUNDS 1200
#endif
#define SIZE 200000

static char composite[SIZE];

static int primes(void)
{
    int i, k, count = 0;
    memset(composite, 0, sizeof composite);
    for (i = 2; i < SIZE; i++) {
        if (composite[i]) continue;
        count++;
        for (k = i + i; k < SIZE; k += i) composite[k] = 1;
    }
    return count;
}

int main(void)
{
    int round, sum = 0;
    for (round = 0; round < ROUNDS; round++) sum += primes();
    printf("sieve %d\n", sum);
    return 0;
}
