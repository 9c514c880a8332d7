"""Drawings of graphs: nothing overlaps, edges go down but for those that close a cycle, few cross."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as some

from emc.views.show.graph import graph
from emc.views.show.layers import Arc, Drawing, Place, Size, drawing
from emc.views.show.program import ShownProgram

SIZE = Size(80, 40)


def apart(a: Place, b: Place, size: Size = SIZE) -> bool:
    return abs(a.x - b.x) >= size.width - 0.01 or abs(a.y - b.y) >= size.height - 0.01


@settings(max_examples=60, deadline=None)
@given(some.integers(1, 12).flatmap(lambda n: some.tuples(some.just(n), arcs_of(n))))
def test_nothing_overlaps(case: tuple[int, list[Arc]]) -> None:
    count, arcs = case
    found = drawing([SIZE] * count, arcs)
    assert all(apart(a, b) for a, b in combinations(found.places, 2))
    assert all(0 <= p.x <= found.width and 0 <= p.y <= found.height for p in found.places)
    for arc, bends, label in zip(arcs, found.bends, found.labels, strict=True):
        assert bool(bends) == (arc.source != arc.goal) == (label is not None)
        if bends:
            assert (bends[0].x, bends[-1].x) == (found.places[arc.source].x, found.places[arc.goal].x)


def arcs_of(count: int) -> some.SearchStrategy[list[Arc]]:
    number = some.integers(0, count - 1)
    return some.lists(some.builds(lambda a, b: Arc(a, b, Size(50, 16)), number, number), max_size=20)


def test_a_graph_without_cycles_goes_down() -> None:
    found = drawing([SIZE] * 5, [Arc(0, 1), Arc(0, 2), Arc(1, 3), Arc(2, 3), Arc(3, 4), Arc(0, 4)])
    ys = [p.y for p in found.places]
    assert ys[0] < ys[1] == ys[2] < ys[3] < ys[4]


def test_two_rows_are_put_in_an_order_without_crossings() -> None:
    found: Drawing = drawing([SIZE] * 6, [Arc(0, 5), Arc(1, 4), Arc(2, 3)])
    top, bottom = ([p.x for p in found.places[:3]], [p.x for p in found.places[5:2:-1]])
    assert sorted(range(3), key=top.__getitem__) == sorted(range(3), key=bottom.__getitem__)


def test_the_threads_of_fib(program_at: Callable[..., ShownProgram]) -> None:
    program = program_at("fib.emc")
    found = graph(program, "fib", program.templates)
    goals = {(e.source.rpartition(" ^")[2], e.goal.rpartition(" ^")[2], e.label) for e in found.edges}
    assert goals == {
        ("called", "start", "call"),
        ("start", "arm", "to itself"),
        ("start", "arm.1", "to itself"),
        ("arm", "reply", "frame, PE %t.5"),
        ("reply", "return", "remote call fib"),
        ("return", "join", "to itself"),
        ("arm.1", "return.1", "call fib"),
        ("return.1", "join", "to itself"),
        ("start", "back to the caller", "result"),
        ("join", "back to the caller", "result"),
    }
