# Shows: `global A[N]:[N]`: rows are spread over the PEs, and each row is on one PE. A PE computes its own rows of C.
# The rows of B go round all PEs as round a ring: while they are here, they are multiplied with its rows of A, and then
# `shift` passes them on. So all packets go to a neighbour, one for each word.
# Prints: the trace of the product, and how many elements differ from the formula's.
# expect: trace 68376
# expect: wrong elements: 0

from emc.lang import (
    N_PE,
    Array,
    Ptr,
    barrier,
    each,
    everywhere,
    function,
    i32,
    loop,
    memcpy,
    my_pe,
    own_count,
    own_index,
    printf,
    reductionsum,
    shift,
    sizeof,
    spread,
    static,
)

N = 12
ROWS = (N + N_PE - 1) // N_PE  # of a PE, at most

A = static(spread(i32, N, near=N))
B = static(spread(i32, N, near=N))
C = static(spread(i32, N, near=N))


class Array1(Array[i32], dims=(N,)): ...


# Adds to the rows of C the products of the rows of A with the rows of B that belong to a PE.
@static
def add_products(count: i32, a: Ptr[Array1], b: Ptr[Array1], c: Ptr[Array1], pe: i32) -> None:
    for row in range(count):
        for k in loop(k := 0, k * N_PE + pe < N, k := k + 1):
            factor: i32 = a[row][k * N_PE + pe]
            for column in range(N):
                c[row][column] += factor * b[k][column]


@static
def multiply() -> None:
    even = each(i32, ROWS, N)
    odd = each(i32, ROWS, N)
    with everywhere(A, B, C):
        here: Ptr[Array1] = even
        coming: Ptr[Array1] = odd
        memcpy(here, B, own_count(B) * sizeof(here[0]))
        for step in range(N_PE):
            add_products(own_count(A), A, here, C, (my_pe() + N_PE - step) % N_PE)
            barrier()  # no PE needs the rows of the step before
            shift(here, coming, ROWS * N)
            other: Ptr[Array1] = here
            here = coming
            coming = other


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
