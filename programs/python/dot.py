# Shows: the EM-C paper's dot product. Each PE multiplies its own slices of A and B, read as local arrays, and a
# reduction adds up the partial sums. With own_count it is right for any number of PEs.
# Prints: 2 * (0 + 1 + ... + 99).
# expect: dot product 9900

from emc.lang import each, everywhere, function, i32, own_count, own_index, printf, reductionsum, spread

N = 100

A = spread(i32, N)
B = spread(i32, N)
s: i32 = each(i32)


@function
def main() -> i32:
    global s
    i: i32
    with everywhere(A, B):
        for i in range(own_count(A)):
            A[i] = own_index(A, i)
            B[i] = 2
    with everywhere(A, B):
        s = 0
        for i in range(own_count(A)):
            s += A[i] * B[i]
    reductionsum(s)
    printf("dot product %d\n", s)
    return 0
