"""The circular omega: its size, its routes, and the figures that the specification quotes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from emc.machine.network import DOWN, UP, entrance, hops, nodes, order, route, successor


def test_all_to_all_on_80_pes_has_the_quoted_figures() -> None:
    """spec/machine.md, 2: worst link 288 packets, mean 5.127 hops, maximum 8."""
    links: Counter[tuple[int, int]] = Counter()
    lengths: list[int] = []
    for source in range(80):
        for goal in range(80):
            if source != goal:
                way = route(4, source, goal)
                lengths.append(len(way) - 1)
                links.update(pairwise(way))
    assert max(links.values()) == 288
    assert round(sum(lengths) / len(lengths), 3) == 5.127
    assert max(lengths) == 8


@pytest.mark.parametrize(
    ("pes", "rows", "columns"),
    [(1, 1, 1), (2, 2, 2), (4, 2, 2), (5, 4, 3), (12, 4, 3), (64, 16, 5), (80, 16, 5), (1024, 128, 8)],
)
def test_smallest_network_that_holds_them(pes: int, rows: int, columns: int) -> None:
    k = order(pes)
    assert (1 << k, k + 1) == (rows, columns)
    assert nodes(k) >= pes
    assert k == 0 or nodes(k - 1) < pes


@pytest.mark.parametrize("k", [0, 1, 2, 3, 4])
def test_routes_are_the_shortest_there_are(k: int) -> None:
    for source in range(nodes(k)):
        distance = distances(k, source)
        for goal in range(nodes(k)):
            assert len(route(k, source, goal)) - 1 == hops(k, source, goal) == distance[goal]


def distances(k: int, source: int) -> dict[int, int]:
    """Breadth first, over the wires."""
    distance = {source: 0}
    todo = [source] if k else []
    for node in todo:
        for output in (UP, DOWN):
            following = successor(k, node, output)
            if following not in distance:
                distance[following] = distance[node] + 1
                todo.append(following)
    return distance


def test_the_pes_form_loops_of_5() -> None:
    """RICA: straight on from column to column one is back where one was, on the 16 rows x 5 columns of the EM-4."""
    for node in range(80):
        assert hops(4, node, node // 5 * 5 + (node + 1) % 5) in (1, 6)
    assert route(4, 0, 4) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("k", [1, 2, 4, 7])
def test_each_input_of_a_switch_has_one_feeder(k: int) -> None:
    feeders: dict[tuple[int, int], int] = {}
    for node in range(nodes(k)):
        for output in (0, 1):
            key = (successor(k, node, output), entrance(k, node))
            assert key not in feeders
            feeders[key] = node
    assert len(feeders) == 2 * nodes(k)
