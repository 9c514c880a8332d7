# Shows: the seven reductions. Each PE combines its own numbers of 1 .. 10. A PE without any contributes nothing,
# because it starts from the neutral value. Several clauses may follow one block.
# Prints: the combinations of 1 .. 10.
# expect: sum 55, product 3628800
# expect: least 1, greatest 10
# expect: and 16, or 31, xor 11
# expect: sum of halves 27.5

from emc.lang import (
    INT_MAX,
    INT_MIN,
    N_PE,
    everywhere,
    f64,
    function,
    i32,
    my_pe,
    printf,
    reductionand,
    reductionmax,
    reductionmin,
    reductionor,
    reductionprod,
    reductionsum,
    reductionxor,
)


@function
def main() -> i32:
    sum: i32
    product: i32
    least: i32
    greatest: i32
    all: i32
    any: i32
    odd: i32
    halves: f64
    with everywhere():
        sum = 0
        product = 1
        least = INT_MAX
        greatest = INT_MIN
        all = -1
        any = odd = 0
        halves = 0
        for k in range(1 + my_pe(), 10 + 1, N_PE):
            sum += k
            product *= k
            if k < least:
                least = k
            if k > greatest:
                greatest = k
            all &= k | 16
            any |= k | 16
            odd ^= k
            halves += k / 2.0
    reductionsum(sum, halves)
    reductionprod(product)
    reductionmin(least)
    reductionmax(greatest)
    reductionand(all)
    reductionor(any)
    reductionxor(odd)
    printf("sum %d, product %d\n", sum, product)
    printf("least %d, greatest %d\n", least, greatest)
    printf("and %d, or %d, xor %d\n", all, any, odd)
    printf("sum of halves %.1f\n", halves)
    return 0
