"""Networks with one interface. A topology is a module of pure functions over integers, in the subset of Python that
the kernel has, and a line in TOPOLOGIES. Engines, estimates, traces and `emc machines` know nothing else about it.

    shape_of(pes, extents, radix)      the three numbers that say how large the network is
    switches(shape), links(shape)      the number of switches; the number of links that leave each switch
    nodes(shape)                       how many of the switches, from 0 on, have a PE or could have one
    place(shape, switch)               where a switch is, as one number
    way(shape, here, there)            a packet's way between two places, as one number below 2^63
    output(shape, way)                 the output that it takes next: 0 to the PE, 1 .. links to other switches
    rest(shape, way)                   the way after that output, if it is a link
    successor(shape, switch, output)   the switch to which a link leads (the switch itself: the link is not wired)
    entrance(shape, switch, output)    the input there, 1 .. links; 0 is the input from the switch's own PE
    coordinates, port_name, describe   for output to people

PE p is at switch p; switches with larger numbers have no PE. A way depends only on its two ends, so packets between two
PEs keep their order. It visits no switch twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import NamedTuple, Protocol

from emc.dataclass import dataclass
from emc.machine.topology import crossbar, omega, torus

Shape = tuple[int, int, int]


class Topology(Protocol):
    """The functions that each module of this package has."""

    def shape_of(self, pes: int, extents: tuple[int, ...], radix: int) -> Shape: ...
    def switches(self, shape: Shape) -> int: ...
    def links(self, shape: Shape) -> int: ...
    def nodes(self, shape: Shape) -> int: ...
    def place(self, shape: Shape, switch: int) -> int: ...
    def way(self, shape: Shape, here: int, there: int) -> int: ...
    def output(self, shape: Shape, way: int) -> int: ...
    def rest(self, shape: Shape, way: int) -> int: ...
    def successor(self, shape: Shape, switch: int, output: int) -> int: ...
    def entrance(self, shape: Shape, switch: int, output: int) -> int: ...
    def coordinates(self, shape: Shape, switch: int) -> tuple[int, ...]: ...
    def port_name(self, shape: Shape, switch: int, output: int) -> str: ...
    def describe(self, shape: Shape) -> str: ...


# By the names that a machine file may give. The kernel knows a topology by its index here.
TOPOLOGIES: dict[str, Topology] = {"circular_omega": omega, "crossbar": crossbar, "torus": torus}


class Hop(NamedTuple):
    """A step of a packet: it comes into `switch` by `input` and leaves it by `output`."""

    switch: int
    input: int
    output: int


@dataclass(frozen=True)
class Network:
    """A topology with a size."""

    topology: Topology
    number: int  # its index in TOPOLOGIES
    shape: Shape
    pes: int

    @property
    def switches(self) -> int:
        return self.topology.switches(self.shape)

    @property
    def links(self) -> int:
        """The largest number of links that leave a switch."""
        return self.topology.links(self.shape)

    def route(self, source: int, goal: int) -> list[Hop]:
        """The hops of a packet from PE to PE; the output of the last one is 0."""
        top, shape = self.topology, self.shape
        way = top.way(shape, top.place(shape, source), top.place(shape, goal))
        hops, switch, entrance = list[Hop](), source, 0
        while True:
            output = top.output(shape, way)
            hops.append(Hop(switch, entrance, output))
            if output == 0:
                return hops
            entrance = top.entrance(shape, switch, output)
            switch = top.successor(shape, switch, output)
            way = top.rest(shape, way)

    def hops(self, source: int, goal: int) -> int:
        """The number of links on the way from one PE to another."""
        top, shape = self.topology, self.shape
        way = top.way(shape, top.place(shape, source), top.place(shape, goal))
        count = 0
        while top.output(shape, way):
            way = top.rest(shape, way)
            count += 1
        return count

    def is_box(self, pes: Iterable[int]) -> bool:
        """Whether the PEs fill a line, a rectangle or a cuboid of the network."""
        places = {self.topology.coordinates(self.shape, pe) for pe in pes}
        ranges = [(min(axis), max(axis)) for axis in zip(*places, strict=True)]
        return len(places) == prod(high - low + 1 for low, high in ranges)

    def describe(self) -> str:
        """The network in words: `circular omega of 16 rows x 5 columns`."""
        return self.topology.describe(self.shape)

    def port_name(self, switch: int, output: int) -> str:
        return self.topology.port_name(self.shape, switch, output)


@lru_cache(maxsize=64)
def network(topology: str, pes: int, extents: tuple[int, ...] = (), radix: int = 8) -> Network:
    """The network with that name for `pes` PEs. extents: the extents of a torus, or (). radix: the radix of
    crossbars."""
    module = TOPOLOGIES[topology]
    return Network(module, list(TOPOLOGIES).index(topology), module.shape_of(pes, extents, radix), pes)
