"""The drawing of a network: a square for each switch, with its PE, and a line for each pair of links.

The topology gives the places of the switches (coordinates): the last coordinate is horizontal, the one before it
vertical, and a third one leads to the back, as in a drawing of a solid body. A switch without a PE is beside the row,
or below the column, that it connects. It is drawn a bit to the side, so that its links do not overlap. A link that
goes round the network is a stub at both of its ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import hypot

from emc.machine.topology import Network

SIDE = 20  # of the square for a switch
MARGIN = 30
STUB = 12
BACK = 15, -13  # from one plane to the next
MOST_SWITCHES = 1024  # that are drawn at most

Place = tuple[float, float]
Cell = tuple[int, int, int]  # plane, row, column


def drawing(wired: Network) -> str:
    """SVG, or a sentence if the network is too large."""
    if wired.switches > MOST_SWITCHES:
        return f"<p>{wired.switches:,} switches are too many to draw; the picture has at most {MOST_SWITCHES:,}.</p>"
    cells = _cells(wired)
    places = _places(wired, cells)
    left, top = (min(place[axis] for place in places) - MARGIN for axis in (0, 1))
    width, height = (max(place[axis] for place in places) + SIDE + MARGIN - low for axis, low in ((0, left), (1, top)))
    body = "".join((*_lines(wired, cells, places), *_switches(wired, places)))
    about = f"{wired.describe()}: {wired.pes} PEs, {wired.switches} switches"
    return (
        f'<svg viewBox="{left:g} {top:g} {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        f'role="img" aria-label="{escape(about)}">{body}</svg>'
    )


def places(wired: Network) -> list[Place]:
    """The centre of each switch in the drawing."""
    return _places(wired, _cells(wired))


def links(wired: Network) -> list[tuple[int, int, bool]]:
    """The pairs of switches that have links between them, and for each whether the links go round the network."""
    return list(_links(wired, _cells(wired)))


def _cells(wired: Network) -> list[Cell]:
    """The cells of all switches that have a PE, or could have one."""
    nodes = range(wired.topology.nodes(wired.shape))
    return [_cell(wired.topology.coordinates(wired.shape, switch)) for switch in nodes]


def _cell(coordinates: tuple[int, ...]) -> Cell:
    if len(coordinates) == 1:
        return 0, coordinates[0] // 16, coordinates[0] % 16
    *planes, row, column = coordinates
    plane = 0
    for one in planes:
        plane = plane * 8 + one
    return plane, row, column


def _places(wired: Network, cells: list[Cell]) -> list[Place]:
    """The centre of each switch."""
    planes, rows, columns = (max(cell[axis] for cell in cells) + 1 for axis in range(3))
    across, down = SIDE + 16 + BACK[0] * planes, SIDE + 14 - BACK[1] * (planes - 1)
    if columns < rows:
        across *= 3  # the links of an omega network lead from column to column
    places = [(float(across * x + BACK[0] * z), float(down * y + BACK[1] * z)) for z, y, x in cells]
    right, bottom = max(x for x, _ in places) + 2 * SIDE, max(y for _, y in places) + 2 * SIDE
    rest = wired.switches - len(cells)
    for number in range(rest):
        near = {
            wired.topology.successor(wired.shape, len(cells) + number, output) for output in range(1, wired.links + 1)
        }
        some = [places[one] for one in near if one < len(cells)]
        if some and len({y for _, y in some}) == 1 != len(some):
            middle = sum(x for x, _ in some) / len(some)
            places.append((right, some[0][1] + down / 2) if rows * planes > 1 else (middle, some[0][1] + 4 * SIDE))
        elif some and len({x for x, _ in some}) == 1:
            places.append((some[0][0] + across / 2, bottom))
        else:
            places.append((right * (number + 0.5) / rest, bottom))
    return places


def _links(wired: Network, cells: list[Cell]) -> Iterator[tuple[int, int, bool]]:
    top, shape = wired.topology, wired.shape
    extents = [max(cell[axis] for cell in cells) + 1 for axis in range(3)]
    pairs = {
        (min(switch, other), max(switch, other))
        for switch in range(wired.switches)
        for output in range(1, wired.links + 1)
        for other in [top.successor(shape, switch, output)]
        if other != switch
    }
    for one, other in sorted(pairs):
        yield one, other, other < len(cells) and _goes_round(cells[one], cells[other], extents)


def _lines(wired: Network, cells: list[Cell], places: list[Place]) -> Iterator[str]:
    for one, other, far in _links(wired, cells):
        if far:
            yield _stub(places[one], places[other])
            yield _stub(places[other], places[one])
        else:
            (x, y), (to_x, to_y) = places[one], places[other]
            yield f'<path class="link" d="M{x:g} {y:g} L{to_x:g} {to_y:g}"/>'


def _goes_round(one: Cell, other: Cell, extents: list[int]) -> bool:
    """Whether two cells are at opposite ends of the last axis in which they differ."""
    axis = max(axis for axis in range(3) if one[axis] != other[axis])
    return extents[axis] > 2 and abs(one[axis] - other[axis]) == extents[axis] - 1


def _stub(place: Place, away: Place) -> str:
    (x, y), (from_x, from_y) = place, away
    far = hypot(x - from_x, y - from_y)
    out = (SIDE / 2 + STUB) / far
    end_x, end_y = x + (x - from_x) * out, y + (y - from_y) * out
    return f'<path class="link far" d="M{x:g} {y:g} L{end_x:.1f} {end_y:.1f}"/>'


def _switches(wired: Network, places: list[Place]) -> Iterator[str]:
    for switch, (x, y) in enumerate(places):
        where = ", ".join(map(str, wired.topology.coordinates(wired.shape, switch)))
        kind, name = ("pe", f"PE {switch} at ({where})") if switch < wired.pes else ("bare", f"switch {switch}")
        corner = f'x="{x - SIDE / 2:g}" y="{y - SIDE / 2:g}"'
        yield (
            f'<g class="{kind}"><title>{name}</title><rect {corner} width="{SIDE}" height="{SIDE}" rx="3"/>'
            f'<text x="{x:g}" y="{y + 4:g}">{switch}</text></g>'
        )
