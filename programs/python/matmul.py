# Shows: `global A[N]:[N]`: rows are spread over the PEs, and each row is on one PE. A PE computes its own rows of C
# from its own rows of A. The rows of B are mostly on other PEs, and iterate overlaps the reads.
# Prints: the trace of the product, and how many elements differ from the formula's.
# expect: trace 68376
# expect: wrong elements: 0

from emc.lang import (
    dowith,
    everywhere,
    function,
    i32,
    iterate,
    iterate_id,
    own_count,
    own_index,
    printf,
    reductionsum,
    spread,
    static,
)

N = 12
THREADS = 4

A = static(spread(i32, N, near=N))
B = static(spread(i32, N, near=N))
C = static(spread(i32, N, near=N))


@static
def multiply() -> None:
    row: i32
    column: i32
    k: i32
    sum: i32
    with everywhere(A, C):
        for row in range(own_count(A)):
            with iterate(THREADS), dowith(row):
                for column in range(iterate_id(), N, THREADS):
                    sum = 0
                    for k in range(N):
                        sum += A[row][k] * B[k][column]
                    C[row][column] = sum


@static
def expected(i: i32, j: i32) -> i32:
    sum: i32 = 0
    for k in range(N):
        sum += (i + k) * (k * j + 1)
    return sum


@function
def main() -> i32:
    i: i32
    j: i32
    trace: i32 = 0
    wrong: i32
    with everywhere(A, B):
        for i in range(own_count(A)):
            for j in range(N):
                A[i][j] = own_index(A, i) + j
                B[i][j] = own_index(B, i) * j + 1
    multiply()
    for i in range(N):
        trace += C[i][i]
    with everywhere(C):
        wrong = 0
        for i in range(own_count(C)):
            for j in range(N):
                wrong += C[i][j] != expected(own_index(C, i), j)
    reductionsum(wrong)
    printf("trace %d\nwrong elements: %d\n", trace, wrong)
    return 0
