"""Topologies: what each promises by its interface, at random sizes, and by its case file.

A case file has a part `== PES [extents ...] [radix N]` for each size, and in it lines `network:`, `route A B:`, `box:`,
`no box:` and `figures:`, of packets from each PE to each other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import prod
from pathlib import Path

import pytest

from emc.machine.topology import TOPOLOGIES, Network, network

CASES = Path(__file__).parent / "topology"


def cases() -> Iterator[tuple[str, str, list[str]]]:
    """(topology, size, lines) of all case files."""
    for name in TOPOLOGIES:
        for part in (CASES / f"{name}.case").read_text(encoding="utf-8").split("\n== ")[1:]:
            size, *lines = part.strip().splitlines()
            yield name, size, [line for line in lines if not line.startswith("#")]


def sized(name: str, size: str) -> Network:
    pes, *rest = size.split()
    numbers = tuple(map(int, rest[1:]))
    if rest[:1] == ["radix"]:
        return network(name, int(pes), radix=numbers[0])
    return network(name, int(pes), numbers)


@pytest.mark.parametrize(
    ("name", "size", "lines"), list(cases()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_case(name: str, size: str, lines: list[str]) -> None:
    wired = sized(name, size)
    assert wired.switches >= wired.pes
    for line in lines:
        what, _, wanted = line.partition(": ")
        assert said(wired, what, wanted) == wanted, line


def said(wired: Network, what: str, wanted: str) -> str:
    """What the network has to say to a line of a case file."""
    match what.split():
        case ["network"]:
            return wired.describe()
        case ["route", source, goal]:
            hops = wired.route(int(source), int(goal))
            return ", ".join(
                f"{hop.switch} {wired.port_name(hop.switch, hop.output)}" if hop.output else str(hop.switch)
                for hop in hops
            )
        case ["box"] | ["no", "box"]:
            return wanted if wired.is_box(map(int, wanted.split())) == (what == "box") else "wrong"
        case ["figures"]:
            routes = [wired.route(a, b) for a in range(wired.pes) for b in range(wired.pes) if a != b]
            links = Counter((hop.switch, hop.output) for route in routes for hop in route if hop.output)
            lengths = [len(route) - 1 for route in routes]
            mean = round(sum(lengths) / len(lengths), 3)
            return f"mean {mean}, most {max(lengths)}, worst link {max(links.values())}"
    raise ValueError(what)


def some() -> Iterator[Network]:
    """Networks of all topologies, small and large, at random."""
    dice = random.Random(1)
    for name in TOPOLOGIES:
        for most in (1, 2, 5, 17, 90, 300):
            pes = dice.randint(most // 2 + 1, most)
            yield network(name, pes, radix=dice.choice((2, 3, 8, 31)))
    for extents in ((2, 2, 2), (1, 1, 9), (5, 2), (16,), (4, 3, 8)):
        yield sized("torus", f"{prod(extents)} extents {' '.join(map(str, extents))}")


@pytest.mark.parametrize("wired", list(some()), ids=lambda wired: wired.describe())
def test_interface(wired: Network) -> None:
    """Each input has one feeder; ways lead to their goals by the fewest links and visit no switch twice; a way is
    below 2^63."""
    top, shape = wired.topology, wired.shape
    fed: set[tuple[int, int]] = set()
    for switch in range(wired.switches):
        for output in range(1, wired.links + 1):
            goal = top.successor(shape, switch, output)
            if goal != switch:
                entering = goal, top.entrance(shape, switch, output)
                assert entering not in fed
                assert 0 <= goal < wired.switches and 1 <= entering[1] <= wired.links
                fed.add(entering)
    dice = random.Random(2)
    for source in dice.sample(range(wired.pes), min(wired.pes, 12)):
        distance = distances(wired, source)
        for goal in range(wired.pes):
            hops = wired.route(source, goal)
            assert len({hop.switch for hop in hops}) == len(hops)
            assert hops[-1].switch == goal
            assert len(hops) - 1 == wired.hops(source, goal) == distance[goal]
            walk(wired, source, goal)


def walk(wired: Network, source: int, goal: int) -> None:
    top, shape = wired.topology, wired.shape
    way = top.way(shape, top.place(shape, source), top.place(shape, goal))
    for hop in wired.route(source, goal)[:-1]:
        assert top.output(shape, way) == hop.output
        way = top.rest(shape, way)
        assert 0 <= way < 1 << 63
    assert top.output(shape, way) == 0


def distances(wired: Network, source: int) -> dict[int, int]:
    """Breadth first, over the wires."""
    distance, todo = {source: 0}, [source]
    for switch in todo:
        for output in range(1, wired.links + 1):
            goal = wired.topology.successor(wired.shape, switch, output)
            if goal not in distance:
                distance[goal] = distance[switch] + 1
                todo.append(goal)
    return distance


def test_the_pes_form_loops_of_5() -> None:
    """RICA: straight on from column to column one is back where one was, on the 16 rows x 5 columns of the EM-4."""
    wired = network("circular_omega", 80)
    for switch in range(80):
        assert wired.hops(switch, switch // 5 * 5 + (switch + 1) % 5) in (1, 6)
