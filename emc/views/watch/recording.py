"""What the page shows of a run, as data for JSON: packets in columns, the overview, and the network.

Times of packets are differences, which compress well: `taken` to the packet before it, `wait` from `came` to `taken`,
`flight` from `left` to `came`, `cost` from `taken` to the first operation, `work` from there to the end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from emc.ir.layout import bytes_here, is_on_interface, layout
from emc.ir.module import Datum, Module
from emc.machine.description import network_of
from emc.machine.overview import Overview
from emc.machine.run import DOES
from emc.source import Span
from emc.target import Target
from emc.views.heading import Heading
from emc.views.machine import network
from emc.views.trace import Slice, Timeline
from emc.views.traps import plain
from emc.views.watch.columns import Numbered, pack

MOST_ROWS = 4096  # of the overview; with more PEs, a row is the mean of some PEs
MOST_ROUTED = 1024  # PEs: for more, the page shows no packets on their way


def events(made: Timeline) -> tuple[dict[str, Any], list[Span]]:
    """The packets of a time line, and the source lines that they name by number."""
    slices = made.slices
    names, lines, types = Numbered(), Numbered(), Numbered()
    spans: dict[object, Span] = {}

    def line(span: Span) -> int:
        spans.setdefault((span.file, span.line), span)
        return lines((span.file, span.line))

    rows = [one.row for one in slices]
    at = [0, *(row.taken for row in rows)]
    columns = {
        "taken": pack("d", (row.taken - before for row, before in zip(rows, at, strict=False))),
        "wait": pack("d", (row.taken - row.came for row in rows)),
        "flight": pack("d", (row.came - row.left for row in rows)),
        "cost": pack("d", (min(row.start, one.end) - row.taken for row, one in _pairs(slices))),
        "work": pack("d", (max(0, one.end - row.start) for row, one in _pairs(slices))),
        "pe": pack("I", (row.pe for row in rows)),
        "source": pack("I", (row.source for row in rows)),
        "does": pack("B", (DOES.index(row.does) for row in rows)),
        "type": pack("H", (types(plain(row.type)) for row in rows)),
        "name": pack("I", (names(_name(one)) for one in slices)),
        "line": pack("I", (line(one.span) for one in slices)),
        "sent": pack("I", (line(row.sent) for row in rows)),
        "sender": pack("d", (one.sender for one in slices)),
        "address": pack("I", (row.address for row in rows)),
        "data": pack("I", (row.data for row in rows)),
    }
    tables = {"types": list(types.numbers), "names": list(names.numbers)}
    return {"count": len(rows), **columns, **tables}, [spans[key] for key in lines.numbers]


def _pairs(slices: Iterable[Slice]) -> Iterator[tuple[Any, Slice]]:
    return ((one.row, one) for one in slices)


def _name(one: Slice) -> str:
    """The function or handler whose thread ran, with the entry at which it began."""
    return "host service" if one.row.does == "service" else plain(one.row.template)


def of_overview(found: Overview, pes: int, cycles: int) -> dict[str, Any]:
    """The overview, as shares of 255 and, where numbers have no bound, as logarithms (`code`)."""
    group = 1
    while pes > MOST_ROWS * group:
        group *= 2
    rows = -(-pes // group)

    def means(numbers: Any, row: int) -> Iterator[float]:
        """By stretch: the number a cycle, as the mean of the PEs of a row."""
        members = range(row * group, min(pes, (row + 1) * group))
        for stretch in range(found.stretches):
            total = sum(numbers[pe * found.stretches + stretch] for pe in members)
            yield total / len(members) / max(1, min(found.width, cycles - stretch * found.width))

    def packed(numbers: Any, value: Callable[[float], int]) -> str:
        return pack("B", (value(one) for row in range(rows) for one in means(numbers, row)))

    return {
        "width": found.width,
        "stretches": found.stretches,
        "rows": rows,
        "group": group,
        "busy": packed(found.busy, lambda share: min(255, math.ceil(255 * share))),
        "waiting": packed(found.waiting, code),
        "taken": packed(found.taken, lambda share: code(1000 * share)),
        "groups": found.groups,
        "members": found.group,
        "traffic": pack("d", found.traffic),
    }


def code(value: float) -> int:
    """A number as a logarithm in a byte, to 5 %: 16 * log2(1 + 16 * value)."""
    return min(255, round(16 * math.log2(1 + 16 * value)))


def of_network(made: Timeline, heading: Heading) -> dict[str, Any]:
    """The switches' places, the links, and the ways that packets took: by sender and receiver, the switches."""
    target: Target = heading.target
    wired = network_of(heading.description, target)
    drawn = wired.switches <= network.MOST_SWITCHES
    found: dict[str, Any] = {"node_pes": target.node_pes, "switches": wired.switches, "places": [], "links": []}
    if drawn:
        found["places"] = [[round(x, 1), round(y, 1)] for x, y in network.places(wired)]
        found["links"] = [[a, b, int(far)] for a, b, far in network.links(wired)]
    if not drawn or target.pes > MOST_ROUTED:
        return found
    nodes = target.node_pes
    pairs = {(row.source, row.pe) for row in made.packets if row.source != row.pe and row.source < target.pes}
    ways = {
        f"{source}-{goal}": [hop.switch for hop in wired.route(source // nodes, goal // nodes)]
        for source, goal in sorted(pairs)
    }
    return {**found, "ways": ways}


def objects(module: Module) -> list[list[Any]]:
    """The static objects in PEs' memory: address, bytes, name."""
    lay = layout(module)
    return [
        [lay.addresses[one.name], bytes_here(one, module.target), plain(one.name), int(not isinstance(one, Datum))]
        for one in module.data
        if not is_on_interface(one)
    ]
