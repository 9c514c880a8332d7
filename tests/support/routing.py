"""LocusRoute once more, in the plainest Python: every candidate is a list of points, and nothing is clever. The tests
hold the C program and the EM-C program to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

Pin = tuple[int, int, int]  # column, lo, hi
Point = tuple[int, int]


@dataclass
class Result:
    heights: list[int] = field(default_factory=list)
    occupancies: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    routes: list[list[frozenset[Point]]] = field(default_factory=list)  # of each wire, of each segment


def spanning_tree(pins: list[Pin]) -> list[tuple[int, int]]:
    """Segments (left, right) in the order found; ties: lowest pin outside, then lowest inside."""
    inside = [0]
    segments: list[tuple[int, int]] = []
    while len(inside) < len(pins):
        _, new, old = min(
            (abs(pins[o][0] - pins[i][0]) + abs(pins[o][1] - pins[i][1]), o, i)
            for o in range(len(pins))
            if o not in inside
            for i in inside
        )
        inside.append(new)
        a, b = sorted((old, new), key=lambda pin: (pins[pin][0], pin))
        segments.append((a, b))
    return segments


def line(a: Point, b: Point) -> list[Point]:
    return [
        (x, c) for x in range(min(a[0], b[0]), max(a[0], b[0]) + 1) for c in range(min(a[1], b[1]), max(a[1], b[1]) + 1)
    ]


def candidates(left: Pin, right: Pin) -> list[frozenset[Point]]:
    """All routes with at most two bends, in the order in which ties are decided."""
    found: list[frozenset[Point]] = []
    for c1 in left[1:]:
        for c2 in right[1:]:
            start, end = (left[0], c1), (right[0], c2)
            for x in range(left[0], right[0] + 1):
                found.append(frozenset(line(start, (x, c1)) + line((x, c1), (x, c2)) + line((x, c2), end)))
            for c in range(min(c1, c2), max(c1, c2) + 1):
                a, b = (left[0], c), (right[0], c)
                found.append(frozenset(line(start, a) + line(a, b) + line(b, end)))
    return found


def route(channels: int, wires: list[list[Pin]], iterations: int = 2) -> Result:
    cost: Counter[Point] = Counter()
    result = Result(routes=[[] for _ in wires])
    for _ in range(iterations):
        occupancy = length = 0
        for number, pins in enumerate(wires):
            for old in result.routes[number]:
                cost.subtract(old)
            result.routes[number] = []
            for a, b in spanning_tree(pins):
                best = min(candidates(pins[a], pins[b]), key=lambda points: sum(cost[point] for point in points))
                occupancy += sum(cost[point] for point in best)
                length += len(best)
                cost.update(best)
                result.routes[number].append(best)
        peaks = [max((n for (_, c), n in cost.items() if c == channel), default=0) for channel in range(channels)]
        result.heights.append(sum(peaks))
        result.occupancies.append(occupancy)
        result.lengths.append(length)
    return result
