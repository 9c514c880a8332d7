# Shows: a Q cell as a channel between a producer and a consumer on different PEs. Every q_read takes one q_write, in
# order. The reader waits for what is not yet written; the writer never waits.
# Prints: the squares as they arrive.
# expect: 1 4 9 16 25 36 49 64 81 100

from emc.lang import (
    N_PE,
    addr,
    each,
    forkwith,
    function,
    global_of,
    i32,
    printf,
    q_read,
    q_write,
    spread,
    static,
    where,
)

channel: i32 = static(spread(i32))  # on PE 0
here: i32 = static(each(i32))


@function
def main() -> i32:
    square: i32
    first: i32 = 1
    with where(global_of(N_PE - 1, addr(here))), forkwith():
        for i in range(1, 10 + 1):
            q_write(addr(channel), i * i)
        q_write(addr(channel), -1)
    while (square := q_read(addr(channel))) >= 0:
        printf("%d" if first else " %d", square)
        first = 0
    printf("\n")
    return 0
