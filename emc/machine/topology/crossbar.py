"""Crossbars of a radix: the nodes of each line along a dimension share one crossbar. With one dimension there is only
one crossbar.

PE p is at the digits of p to the base `radix`, dimension 0 lowest, with as many dimensions as the PEs need: with
radix 8, 16 PEs are 8 x 2. A packet crosses dimension 0, then 1, and so on: node, crossbar, node. Packets conflict only
if they need the same port (the SR8000's network; one crossbar of 8 nodes is a Myrinet switch). A node has a switch that
leads to its crossbars. If the PEs do not fill the dimensions, the places without a PE have a node as well.

    shape   (radix, dimensions, nodes); switches 0 .. nodes - 1 are the nodes', then come the crossbars by dimension
    place   the digits, each in the bits of the radix
    way     a field for each dimension: digit of the goal << 1 | 1, or 0 if it is not crossed; bit 62: in a crossbar
"""

from __future__ import annotations

Shape = tuple[int, int, int]
INSIDE = 1 << 62


def shape_of(pes: int, extents: tuple[int, ...], radix: int) -> Shape:
    """The shape with as many dimensions as the PEs need, and enough nodes to fill all dimensions except the last."""
    dimensions, across = 1, 1
    while across * radix < pes:
        dimensions += 1
        across *= radix
    return radix, dimensions, -(-pes // across) * across


def _crossbars(shape: Shape, dimension: int) -> int:
    """The number of crossbars of a dimension."""
    return _power(shape[0], shape[1] - 1) if dimension == shape[1] - 1 else shape[2] // shape[0]


def _power(base: int, exponent: int) -> int:
    """base ** exponent. The operator would bring Python's exceptions into the kernel."""
    found = 1
    for _ in range(exponent):
        found *= base
    return found


def switches(shape: Shape) -> int:
    count = shape[2]
    for dimension in range(shape[1]):
        count += _crossbars(shape, dimension)
    return count


def nodes(shape: Shape) -> int:
    return shape[2]


def links(shape: Shape) -> int:
    return max(shape[0], shape[1])


def digit_bits(radix: int) -> int:
    bits = 1
    while 1 << bits < radix:
        bits += 1
    return bits


def place(shape: Shape, switch: int) -> int:
    found, left, bits = 0, switch, digit_bits(shape[0])
    for dimension in range(shape[1]):
        found |= left % shape[0] << dimension * bits
        left //= shape[0]
    return found


def way(shape: Shape, here: int, there: int) -> int:
    found, bits = 0, digit_bits(shape[0])
    for dimension in range(shape[1]):
        digit = there >> dimension * bits & ((1 << bits) - 1)
        if digit != here >> dimension * bits & ((1 << bits) - 1):
            found |= (digit << 1 | 1) << dimension * (bits + 1)
    return found


def _next(shape: Shape, way: int) -> int:
    """The dimension to cross next."""
    width, dimension = digit_bits(shape[0]) + 1, 0
    while way >> dimension * width & 1 == 0:
        dimension += 1
    return dimension


def output(shape: Shape, way: int) -> int:
    if way == 0:
        return 0
    dimension = _next(shape, way)
    if way & INSIDE == 0:
        return 1 + dimension
    bits = digit_bits(shape[0])
    return 1 + (way >> dimension * (bits + 1) + 1 & ((1 << bits) - 1))


def rest(shape: Shape, way: int) -> int:
    if way & INSIDE == 0:
        return way | INSIDE
    width = digit_bits(shape[0]) + 1
    at = _next(shape, way) * width
    return way - INSIDE - ((way >> at & ((1 << width) - 1)) << at)


def _dimension(shape: Shape, switch: int) -> int:
    """The dimension of a crossbar."""
    dimension = 0
    while dimension < shape[1] - 1 and switch >= _first(shape, dimension + 1):
        dimension += 1
    return dimension


def successor(shape: Shape, switch: int, output: int) -> int:
    """The switch to which a link leads. It is the switch itself if no node or no such dimension is at that place."""
    radix, dimensions, nodes = shape
    if switch < nodes:
        dimension = output - 1
        if dimension >= dimensions:
            return switch
        step = _power(radix, dimension)
        return _first(shape, dimension) + switch // (step * radix) * step + switch % step
    dimension = _dimension(shape, switch)
    step = _power(radix, dimension)
    line = switch - _first(shape, dimension)
    node = line // step * step * radix + (output - 1) * step + line % step
    return node if output <= radix and node < nodes else switch


def _first(shape: Shape, dimension: int) -> int:
    """The number of the first crossbar of a dimension."""
    count = shape[2]
    for before in range(dimension):
        count += _crossbars(shape, before)
    return count


def entrance(shape: Shape, switch: int, output: int) -> int:
    """The input at the link's end. In a crossbar it is the digit of the node, in a node the dimension of the
    crossbar."""
    if switch < shape[2]:
        return 1 + switch // _power(shape[0], output - 1) % shape[0]
    return 1 + _dimension(shape, switch)


def coordinates(shape: Shape, switch: int) -> tuple[int, ...]:
    return tuple(switch // shape[0] ** dimension % shape[0] for dimension in range(shape[1]))


def port_name(shape: Shape, switch: int, output: int) -> str:
    if output == 0:
        return "local"
    return "xyzuvw"[output - 1] if switch < shape[2] and output <= 6 else f"to {output - 1}"


def describe(shape: Shape) -> str:
    radix, dimensions, nodes = shape
    if dimensions == 1:
        return f"crossbar of {nodes} nodes"
    return f"crossbars of radix {radix} in {dimensions} dimensions, {nodes} nodes"
