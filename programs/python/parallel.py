# Shows: `parallel`. Its statements are threads of the same activation: they share its variables, and all are done
# before the program goes on. Here three remote calls wait at the same time instead of one after another.
# Prints: the sums of three ranges, and of all.
# expect: 465 + 1365 + 3220 = 5050

from emc.lang import N_PE, block, function, i32, parallel, printf, remote_call, static


@static
def sum_of(from_: i32, to: i32) -> i32:
    sum: i32 = 0
    for i in range(from_, to + 1):
        sum += i
    return sum


@function
def main() -> i32:
    low: i32
    middle: i32
    high: i32
    total: i32 = 0
    with parallel():
        with block():
            low = remote_call(1 % N_PE, sum_of, 1, 30)
            total += low
        with block():
            middle = remote_call(2 % N_PE, sum_of, 31, 60)
            total += middle
        with block():
            high = remote_call(3 % N_PE, sum_of, 61, 100)
            total += high
    printf("%d + %d + %d = %d\n", low, middle, high, total)
    return 0
