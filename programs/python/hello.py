# Shows: N_PE, my_pe() and remote_call. Every PE holds the same program; main runs on PE 0 and asks the others.
# Prints: a greeting of each PE, in order, because main asks each PE after the one before has answered.
# pes: 4
# expect: hello from PE 0 of 4
# expect: hello from PE 1 of 4
# expect: hello from PE 2 of 4
# expect: hello from PE 3 of 4

from emc.lang import N_PE, function, i32, my_pe, printf, remote_call, static


@static
def greet() -> None:
    printf("hello from PE %d of %d\n", my_pe(), N_PE)


@function
def main() -> i32:
    for pe in range(N_PE):
        remote_call(pe, greet)
    return 0
