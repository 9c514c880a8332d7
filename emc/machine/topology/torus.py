"""The torus of one to three dimensions: a switch in every PE, and for each dimension one link each way.

PE p is at its coordinates, where the last one varies fastest: in 4 x 3 x 8, PE 29 is at (1, 0, 5). A packet goes the
shortest way, dimension 0 first. If both directions are equally short, it takes the + direction (spec: the FX10's
network, Tofu).

    shape   the extents, 1 where there are fewer dimensions: (1, 1, 5) is a ring of 5
    place   a coordinate in 20 bits, dimension 0 lowest
    way     20 bits for each dimension: steps << 1, and | 1 if they go to -
"""

from __future__ import annotations

Shape = tuple[int, int, int]
FIELD = 20
MASK = (1 << FIELD) - 1


def shape_of(pes: int, extents: tuple[int, ...], radix: int) -> Shape:
    """The extents of a torus of `pes` PEs. extents: the extents that the user or the machine file asks for. If their
    product is not `pes`, the torus has as many extents, as equal as possible."""
    count = 1
    for extent in extents:
        count *= extent
    wanted = extents if extents and count == pes else even(pes, len(extents) or 3)
    one, other, last = (1, 1, 1, *wanted)[-3:]
    return one, other, last


def even(count: int, dimensions: int) -> tuple[int, ...]:
    """Factors of a number, one for each dimension, the largest first, as equal as possible (MPI_Dims_create)."""
    if dimensions == 1:
        return (count,)
    found = [
        (*rest, least)
        for least in range(1, int(count ** (1 / dimensions) + 1e-9) + 1)
        if count % least == 0
        for rest in [even(count // least, dimensions - 1)]
        if rest[-1] >= least
    ]
    return min(found)


def switches(shape: Shape) -> int:
    return shape[0] * shape[1] * shape[2]


def nodes(shape: Shape) -> int:
    return switches(shape)


def links(shape: Shape) -> int:
    return 6


def place(shape: Shape, switch: int) -> int:
    _, rows, columns = shape
    across = rows * columns
    return switch // across | switch // columns % rows << FIELD | switch % columns << 2 * FIELD


def way(shape: Shape, here: int, there: int) -> int:
    found = 0
    for dimension in range(3):
        at = dimension * FIELD
        found |= _steps(shape[dimension], here >> at & MASK, there >> at & MASK) << at
    return found


def _steps(extent: int, here: int, there: int) -> int:
    onward = there - here
    if onward < 0:
        onward += extent
    if 2 * onward <= extent:
        return onward << 1
    return (extent - onward) << 1 | 1


def output(shape: Shape, way: int) -> int:
    if way & MASK:
        return 1 + (way & 1)
    if way >> FIELD & MASK:
        return 3 + (way >> FIELD & 1)
    if way:
        return 5 + (way >> 2 * FIELD & 1)
    return 0


def rest(shape: Shape, way: int) -> int:
    at = 0
    while way >> at & MASK == 0:
        at += FIELD
    steps = way >> at & MASK
    return way - ((2 if steps > 3 else steps) << at)


def successor(shape: Shape, switch: int, output: int) -> int:
    step = 1
    for dimension in range(2, (output - 1) // 2, -1):
        step *= shape[dimension]
    extent = shape[(output - 1) // 2]
    coordinate = switch // step % extent
    onward = (coordinate + (1 if output % 2 == 1 else extent - 1)) % extent
    return switch + (onward - coordinate) * step


def entrance(shape: Shape, switch: int, output: int) -> int:
    return output


def coordinates(shape: Shape, switch: int) -> tuple[int, ...]:
    _, rows, columns = shape
    return switch // (rows * columns), switch // columns % rows, switch % columns


def port_name(shape: Shape, switch: int, output: int) -> str:
    return ("local", "+x", "-x", "+y", "-y", "+z", "-z")[output]


def describe(shape: Shape) -> str:
    return f"torus of {shape[0]} x {shape[1]} x {shape[2]}"
