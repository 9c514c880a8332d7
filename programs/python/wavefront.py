# Shows: I cells. One thread for each row computes the number of lattice paths to each of its points, from the point
# above and the one to the left. No thread knows when the others are ready: i_read waits until i_write has written.
# Prints: the paths across a 9 x 9 square, (18 over 9).
# expect: 48620 paths

from emc.lang import (
    addr,
    everywhere,
    function,
    i32,
    i_read,
    i_write,
    iterate,
    iterate_id,
    own_count,
    own_index,
    printf,
    spread,
    static,
)

N = 10

paths = static(spread(i32, N, near=N))


@function
def main() -> i32:
    with everywhere():
        with iterate(own_count(paths)):
            row: i32 = own_index(paths, iterate_id())
            left: i32 = 0
            for column in range(N):
                above: i32 = i_read(addr(paths[row - 1][column])) if row > 0 else 0
                left = 1 if row == 0 else above + left
                i_write(addr(paths[row][column]), left)
    printf("%d paths\n", i_read(addr(paths[N - 1][N - 1])))
    return 0
