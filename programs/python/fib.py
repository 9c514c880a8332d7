# Shows: recursion over PEs. Each call gives one half of its work to its neighbour and does the other half itself.
# `parallel` runs the two as threads of one activation, so both may set its variables.
# Prints: the 15th Fibonacci number.
# expect: fib(15) = 610

from emc.lang import N_PE, function, i32, my_pe, parallel, printf, remote_call, static


@static
def fib(n: i32) -> i32:
    a: i32
    b: i32
    if n < 2:
        return n
    with parallel():
        a = remote_call((my_pe() + 1) % N_PE, fib, n - 1)
        b = fib(n - 2)
    return a + b


@function
def main() -> i32:
    printf("fib(15) = %d\n", fib(15))
    return 0
