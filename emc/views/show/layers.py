"""Places the nodes of a graph in layers, so that edges lead down (Sugiyama, Tagawa and Toda, 1981).

The algorithm first breaks cycles (an edge that leads back is drawn upwards). It then finds the layer of each node by
the longest path, and cuts long edges into pieces by empty nodes. It orders each layer by the mean position of the
neighbours, which leaves few crossings, and moves nodes sideways so that they are below each other. An edge's label is a
node, too, so that it has room.

    drawing(sizes, arcs)  ->  Drawing(width, height, places, bends)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from emc.dataclass import dataclass, field

GAP, BETWEEN = 26.0, 20.0  # between nodes side by side; between layers
THIN = 10.0  # the width of an edge that passes through a layer
SWEEPS = 14
STIFF = 8.0  # how much stronger the wish of a long edge to be straight is than a node's wish for its place


@dataclass(frozen=True, slots=True)
class Size:
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Arc:
    """An edge from one node to another, by number."""

    source: int
    goal: int
    label: Size = Size(0, 0)  # its size


@dataclass(frozen=True, slots=True)
class Place:
    """The centre of a node."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """The result of the layout."""

    width: float
    height: float
    places: tuple[Place, ...]  # of the nodes
    # for each arc: the points on its way from source to goal; empty for an arc from a node to itself
    bends: tuple[tuple[Place, ...], ...]
    labels: tuple[Place | None, ...]  # for each arc: the centre of its label; None for an arc from a node to itself


@dataclass(slots=True)
class _Spot:
    """A node, or a piece of an edge."""

    size: Size
    layer: int
    weight: float = 1.0
    above: list[int] = field(default_factory=list[int])
    below: list[int] = field(default_factory=list[int])
    x: float = 0.0
    y: float = 0.0


def drawing(sizes: Sequence[Size], arcs: Sequence[Arc]) -> Drawing:
    """The layout for nodes and edges of these sizes. The result has the same unit."""
    turned = _backward(len(sizes), arcs)
    down = [(a.goal, a.source) if i in turned else (a.source, a.goal) for i, a in enumerate(arcs)]
    layers = _layers(len(sizes), [pair for pair in down if pair[0] != pair[1]])
    spots = [_Spot(size, layer) for size, layer in zip(sizes, layers, strict=True)]
    chains = [_chain(spots, pair, arc.label) for pair, arc in zip(down, arcs, strict=True)]
    rows = _order(spots)
    _sideways(spots, rows)
    height = _heights(spots, rows)
    left = min((s.x - s.size.width / 2 for s in spots), default=0.0)
    for spot in spots:
        spot.x -= left
    width = max((s.x + s.size.width / 2 for s in spots), default=0.0)
    return Drawing(
        width,
        height,
        tuple(Place(s.x, s.y) for s in spots[: len(sizes)]),
        tuple(_bends(spots, chain, i in turned) for i, chain in enumerate(chains)),
        tuple(Place(spots[chain[2]].x, spots[chain[2]].y) if chain else None for chain in chains),
    )


def _backward(count: int, arcs: Sequence[Arc]) -> set[int]:
    """The arcs that must be reversed to remove all cycles: arcs that lead back on a walk from the first node."""
    leaving: list[list[int]] = [[] for _ in range(count)]
    for i, arc in enumerate(arcs):
        leaving[arc.source].append(i)
    state, back = [0] * count, set[int]()
    for root in range(count):
        work = [(root, iter(leaving[root]))] if state[root] == 0 else []
        state[root] = max(state[root], 1)
        while work:
            node, rest = work[-1]
            i = next(rest, None)
            if i is None:
                state[node] = 2
                work.pop()
            elif state[arcs[i].goal] == 0:
                state[arcs[i].goal] = 1
                work.append((arcs[i].goal, iter(leaving[arcs[i].goal])))
            elif state[arcs[i].goal] == 1 and arcs[i].goal != node:
                back.add(i)
    return back


def _layers(count: int, pairs: Sequence[tuple[int, int]]) -> list[int]:
    """Twice the length of the longest path to each node. The layers between nodes are for labels."""
    after: list[list[int]] = [[] for _ in range(count)]
    waiting = [0] * count
    for a, b in pairs:
        after[a].append(b)
        waiting[b] += 1
    layers = [0] * count
    ready = [n for n in range(count) if waiting[n] == 0]
    for node in ready:
        for b in after[node]:
            layers[b] = max(layers[b], layers[node] + 2)
            waiting[b] -= 1
            if waiting[b] == 0:
                ready.append(b)
    return layers


def _chain(spots: list[_Spot], pair: tuple[int, int], label: Size) -> list[int]:
    """The spots of an edge from top to bottom: its upper node twice (where it leaves), its pieces, and its lower
    node."""
    upper, lower = pair
    if upper == lower:
        return []
    chain = [upper]
    for layer in range(spots[upper].layer + 1, spots[lower].layer):
        first = layer == spots[upper].layer + 1
        size = Size(max(label.width, THIN), label.height) if first else Size(THIN, 0)
        spots.append(_Spot(size, layer, STIFF))
        chain.append(len(spots) - 1)
    chain.append(lower)
    for a, b in pairwise(chain):
        spots[a].below.append(b)
        spots[b].above.append(a)
    return [upper, *chain]


# ---- the order within layers


def _order(spots: list[_Spot]) -> list[list[int]]:
    rows: list[list[int]] = [[] for _ in range(max((s.layer for s in spots), default=-1) + 1)]
    for i, spot in enumerate(spots):
        rows[spot.layer].append(i)
    best, fewest = [list(row) for row in rows], _crossings(spots, rows)
    for sweep in range(SWEEPS):
        downward = sweep % 2 == 0
        for row in rows[1:] if downward else reversed(rows[:-1]):
            _sort(spots, rows, row, downward)
        count = _crossings(spots, rows)
        if count < fewest:
            best, fewest = [list(row) for row in rows], count
    return best


def _sort(spots: list[_Spot], rows: list[list[int]], row: list[int], downward: bool) -> None:
    place = {i: at for each in rows for at, i in enumerate(each)}

    def middle(i: int) -> float:
        near = spots[i].above if downward else spots[i].below
        return sum(place[n] for n in near) / len(near) if near else place[i]

    row.sort(key=middle)


def _crossings(spots: list[_Spot], rows: list[list[int]]) -> int:
    """The number of edge crossings."""
    total = 0
    for upper, lower in pairwise(rows):
        place = {i: at for at, i in enumerate(lower)}
        ends = [place[b] for a in upper for b in sorted(spots[a].below, key=lambda b: place[b])]
        total += sum(1 for i, left in enumerate(ends) for right in ends[i + 1 :] if right < left)
    return total


# ---- horizontal positions, and heights


def _sideways(spots: list[_Spot], rows: list[list[int]]) -> None:
    for row in rows:
        at = 0.0
        for i in row:
            spots[i].x = at + spots[i].size.width / 2
            at += spots[i].size.width + GAP
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            wished = [_wish(spots, i) for i in row]
            _spread(spots, row, wished)


def _wish(spots: list[_Spot], i: int) -> float:
    """The best position for a spot: below and above its neighbours. Pieces of one edge should be below each other."""
    near = [(spots[n].x, spots[n].weight * spots[i].weight) for n in (*spots[i].above, *spots[i].below)]
    weight = sum(w for _, w in near)
    return sum(x * w for x, w in near) / weight if weight else spots[i].x


def _spread(spots: list[_Spot], row: list[int], wished: list[float]) -> None:
    """Moves spots to the positions nearest to their wishes that keep the order and the gaps. Neighbours that would
    overlap are moved as one block to the mean of their wishes (pool adjacent violators)."""
    offsets = [0.0]
    for a, b in pairwise(row):
        offsets.append(offsets[-1] + (spots[a].size.width + spots[b].size.width) / 2 + GAP)
    pools: list[list[float]] = []  # sum of weighted wishes, weight, count
    for i, wish, offset in zip(row, wished, offsets, strict=True):
        pools.append([(wish - offset) * spots[i].weight, spots[i].weight, 1])
        while len(pools) > 1 and pools[-2][0] / pools[-2][1] > pools[-1][0] / pools[-1][1]:
            last = pools.pop()
            pools[-1] = [a + b for a, b in zip(pools[-1], last, strict=True)]
    places = [total / weight for total, weight, count in pools for _ in range(int(count))]
    for i, place, offset in zip(row, places, offsets, strict=True):
        spots[i].x = place + offset


def _heights(spots: list[_Spot], rows: list[list[int]]) -> float:
    """Sets the y of all spots, and returns the total height."""
    at = 0.0
    for row in rows:
        high = max((spots[i].size.height for i in row), default=0.0)
        for i in row:
            spots[i].y = at + high / 2
        at += high + BETWEEN
    return max(at - BETWEEN, 0.0)


def _bends(spots: list[_Spot], chain: list[int], turned: bool) -> tuple[Place, ...]:
    if not chain:
        return ()
    upper, lower = spots[chain[0]], spots[chain[-1]]
    points = [Place(upper.x, upper.y + upper.size.height / 2)]
    points += [Place(spots[i].x, spots[i].y) for i in chain[2:-1]]
    points.append(Place(lower.x, lower.y - lower.size.height / 2))
    return tuple(reversed(points)) if turned else tuple(points)
