# Shows: update packets. All PEs count into the same bins at once. `++` on a global element whose value is not used is
# one packet, and the bin's owner adds, so nothing is lost and nothing is locked.
# Prints: the last digits of the squares of 0 .. 999.
# expect: 0 100
# expect: 1 200
# expect: 2 0
# expect: 3 0
# expect: 4 200
# expect: 5 100
# expect: 6 200
# expect: 7 0
# expect: 8 0
# expect: 9 200

from emc.lang import N_PE, everywhere, function, i32, my_pe, printf, spread, static

N = 1000

bin = static(spread(i32, 10))


@function
def main() -> i32:
    with everywhere():
        for i in range(my_pe(), N, N_PE):
            bin[i * i % 10] += 1
    for digit in range(10):
        printf("%d %d\n", digit, bin[digit])
    return 0
