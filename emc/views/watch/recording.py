"""What the page shows of a run beside its packets, as data for JSON: the overview and the network."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from emc.machine.description import network_of
from emc.machine.overview import Overview
from emc.target import Target
from emc.views.heading import Heading
from emc.views.machine import network
from emc.views.trace import Timeline
from emc.views.trace.columns import pack

MOST_ROWS = 4096  # of the overview; with more PEs, a row is the mean of some PEs
MOST_ROUTED = 1024  # PEs: for more, the page shows no packets on their way


def of_overview(found: Overview, pes: int, cycles: int) -> dict[str, Any]:
    """The overview. Shares are numbers from 0 to 255; numbers without a limit are logarithms (`code`)."""
    group = 1
    while pes > MOST_ROWS * group:
        group *= 2
    rows = -(-pes // group)

    def means(numbers: Any, row: int) -> Iterator[float]:
        """For each stretch: the number per cycle, as the mean over the PEs of a row."""
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
    """The places of the switches, the links, and the ways that packets took. A way is the list of its switches, by
    sender and receiver."""
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
