# Shows: a stencil with halo exchange. Each PE keeps a block of the ring and a copy of one cell of either neighbour.
# After each step it writes its border cells into the neighbours' copies and waits for them at barrier_fence.
# Prints: the peak and the sum after five steps of (1 2 1): 10 over 5, and 4 to the power of 5.
# expect: peak 252, sum 1024

from emc.lang import (
    N_PE,
    Ptr,
    addr,
    barrier_fence,
    each,
    everywhere,
    function,
    global_of,
    i32,
    my_pe,
    printf,
    reductionmax,
    reductionsum,
    static,
)

M = 16  # cells of a PE
STEPS = 5

cell = static(each(i32, 2, M + 2))  # cell[step % 2]; 0 and M + 1 are the copies


@static
def send_borders(row: Ptr[i32]) -> None:
    left: i32 = (my_pe() + N_PE - 1) % N_PE
    right: i32 = (my_pe() + 1) % N_PE
    global_of(left, addr(row[M + 1]))[0] = row[1]
    global_of(right, addr(row[0]))[0] = row[M]
    barrier_fence()  # all borders are written before anyone reads one


@function
def main() -> i32:
    peak: i32
    sum: i32
    with everywhere():
        if my_pe() == 0:
            cell[0][1] = 1
        for step in range(STEPS):
            old: Ptr[i32] = cell[step % 2]
            new: Ptr[i32] = cell[(step + 1) % 2]
            send_borders(old)
            for i in range(1, M + 1):
                new[i] = old[i - 1] + 2 * old[i] + old[i + 1]
        peak = sum = 0
        for i in range(1, M + 1):
            v: i32 = cell[STEPS % 2][i]
            sum += v
            if v > peak:
                peak = v
    reductionmax(peak)
    reductionsum(sum)
    printf("peak %d, sum %d\n", peak, sum)
    return 0
