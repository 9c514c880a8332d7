# Shows: hiding latency. One thread that reads remote words waits for each. Eight threads take turns: while one waits,
# the others run. Only the sums are certain; the number of cycles depends on the machine.
# Prints: both sums, and whether eight threads were faster.
# expect: sums 523776 523776
# expect: eight threads are faster: yes

from emc.lang import (
    N_PE,
    clock_cycles,
    dowith,
    everywhere,
    function,
    i32,
    iterate,
    iterate_id,
    loop,
    own_count,
    own_index,
    printf,
    reductionsum,
    spread,
    static,
    u64,
)

N = 1024

A = static(spread(i32, N))


@static
def sum_with(threads: i32) -> i32:
    s: i32
    i: i32
    with iterate(threads), dowith(threads):
        s = 0
        for i in loop(i := iterate_id(), i < N, i := i + threads):
            s += A[i]
    reductionsum(s)
    return s


@function
def main() -> i32:
    i: i32
    with everywhere(A):
        for i in range(own_count(A)):
            A[i] = own_index(A, i)
    start: u64 = clock_cycles()
    one: i32 = sum_with(1)
    middle: u64 = clock_cycles()
    eight: i32 = sum_with(8)
    end: u64 = clock_cycles()
    printf("sums %d %d\n", one, eight)
    faster: i32 = end - middle < middle - start or N_PE == 1  # on one PE no read is remote
    printf("eight threads are faster: %s\n", "yes" if faster else "no")
    return 0
