"""The circular omega: a 3 x 3 switch in every PE, wired in rows and columns.

2^k rows, k+1 columns; switch (r, c) feeds (2r mod R, c+1) and (2r+1 mod R, c+1), where column numbers wrap around. PE p
is at switch p, in column p mod C. Its row is p div C, with the bits rotated left by the column's number. So the PEs of
a group, those with the same p div C, follow one another along links, as in the prototype's loops of five [R]: a PE's
right neighbour is one link away, unless it is in the next group. A packet takes a shortest route. Each turn appends a
bit to the row, so the last k turns spell the destination's row. The turns before those are free, and rotate the row.
The choice depends only on switch and destination, so packets between two PEs take one way and keep their order.

    shape   (k, 0, 0)
    place   the row as turns << 8 | column
    way     the remaining turns, two bits each, the next one lowest: 1 up, 2 down
"""

from __future__ import annotations

Shape = tuple[int, int, int]
LINKS = 2
ALL_UP = 0x5555_5555_5555_5555 >> 2


def shape_of(pes: int, extents: tuple[int, ...], radix: int) -> Shape:
    """The smallest network that holds `pes` PEs: 2^k rows x (k+1) columns."""
    k = 0
    while (k + 1) << k < pes:
        k += 1
    return k, 0, 0


def switches(shape: Shape) -> int:
    return (shape[0] + 1) << shape[0]


def nodes(shape: Shape) -> int:
    return switches(shape)


def links(shape: Shape) -> int:
    return LINKS


def place(shape: Shape, switch: int) -> int:
    k = shape[0]
    row, column = coordinates(shape, switch)
    turns = 0
    for i in range(k):  # the row's bits, from the top one
        turns |= (row >> (k - 1 - i) & 1) << 2 * i
    return turns << 8 | column


def _turned(shape: Shape, row: int, bits: int) -> int:
    """A row's number, rotated left by that many bits."""
    k = shape[0]
    bits = bits % k if k else 0
    return (row << bits | row >> k - bits) & (1 << k) - 1


def way(shape: Shape, here: int, there: int) -> int:
    if here == there:
        return 0
    k = shape[0]
    row, goal_row = here >> 8, there >> 8
    left = (there & 255) - (here & 255)
    if left < 0:
        left += k + 1
    if goal_row & ((1 << 2 * (k - left)) - 1) != row >> 2 * left:
        left += k + 1
    free = max(left - k, 0)  # the first turns, which bring the row's top bits in again
    bound = left - free
    turns = row & ((1 << 2 * free) - 1) | goal_row >> 2 * (k - bound) << 2 * free
    return turns + (ALL_UP & ((1 << 2 * left) - 1))


def output(shape: Shape, way: int) -> int:
    return way & 3


def rest(shape: Shape, way: int) -> int:
    return way >> 2


def successor(shape: Shape, switch: int, output: int) -> int:
    columns = shape[0] + 1
    row, column = coordinates(shape, switch)
    column = (column + 1) % columns
    row = (2 * row + output - 1) & ((1 << shape[0]) - 1)
    return _turned(shape, row, -column) * columns + column


def entrance(shape: Shape, switch: int, output: int) -> int:
    """The input at the link's end: 1 from the upper half of the rows, else 2."""
    return 1 + (coordinates(shape, switch)[0] >> (shape[0] - 1)) if shape[0] else output


def coordinates(shape: Shape, switch: int) -> tuple[int, ...]:
    columns = shape[0] + 1
    column = switch % columns
    return _turned(shape, switch // columns, column), column


def port_name(shape: Shape, switch: int, output: int) -> str:
    return ("local", "up", "down")[output]


def describe(shape: Shape) -> str:
    return f"circular omega of {1 << shape[0]} rows x {shape[0] + 1} columns"
