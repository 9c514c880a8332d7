# Shows: spread_alloc, memory spread over the machine at run time, and a shared pointer that walks through it: the next
# element is on the next PE. Every PE strikes out the multiples of some small numbers; striking twice does no harm.
# Prints: the number of primes below 1000.
# expect: 168 primes below 1000

from emc.lang import (
    N_PE,
    Shared,
    char,
    dowith,
    everywhere,
    function,
    i32,
    loop,
    my_pe,
    printf,
    reductionsum,
    sizeof,
    spread_alloc,
    spread_free,
)

N = 1000


@function
def main() -> i32:
    composite: Shared[char] = spread_alloc(N, sizeof(char))
    primes: i32
    with everywhere(), dowith(composite):
        for i in range(my_pe(), N, N_PE):
            composite[i] = 0
    with everywhere(), dowith(composite):
        for n in loop(n := 2 + my_pe(), n * n < N, n := n + N_PE):
            p: Shared[char] = composite + n * n
            for _ in loop(p < composite + N, p := p + n):
                p[0] = 1
    with everywhere(), dowith(composite):
        primes = 0
        for n in range(2 + my_pe(), N, N_PE):
            primes += not composite[n]
    reductionsum(primes)
    spread_free(composite)
    printf("%d primes below %d\n", primes, N)
    return 0
