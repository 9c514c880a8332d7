"""Packets under way. Every hop is an event. Every output port moves one packet per slot, the oldest first.

So when a packet comes to a port of a link, its time of leaving is known (rules/network.depart). The local port hands
packets to the PE as long as the PE takes them (back-pressure); otherwise they wait in a queue. Queues are unbounded.
The events of one cycle and phase are in one list and one SimPy event. Packets that come in one cycle are ordered by
input.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from emc.engines.reference.state import ARRIVALS, REQUESTS, Clock, Flight, Pe, Turn
from emc.machine.numbers import Numbers
from emc.machine.rules.network import depart, most_at_once, takes
from emc.machine.topology import Network

MOST_PATHS = 200_000  # routes that are kept


class Port:
    """An output of a switch."""

    __slots__ = ("asked", "free", "high", "node", "output", "pe", "queue", "wait")

    def __init__(self, node: int, output: int, pe: Pe | None):
        self.node = node  # the switch
        self.output = output
        self.pe = pe  # of a local port: its PE; None for links
        self.free = 0  # the cycle of its next slot
        self.wait = 0  # the longest that a packet has waited, in cycles
        self.asked = False  # an intake is scheduled
        self.high = 0  # the most packets that were in `queue` at once
        self.queue: deque[Flight] = deque()

    def most(self, numbers: Numbers) -> int:
        """The most packets that were at the port at once."""
        return self.high or (most_at_once(self.wait, numbers) if self.free else 0)


Path: TypeAlias = "tuple[tuple[Port, int], ...]"


class Switches:
    """All switches of a machine. pe_of: returns the PE with a number. intake: puts a packet into a PE's queue, in phase
    4. all_in: called when all PEs have taken theirs. carry: moves packets with bodies through ports (engines.py)."""

    def __init__(
        self,
        clock: Clock,
        numbers: Numbers,
        network: Network,
        pe_of: Callable[[int], Pe],
        intake: Callable[[Pe, Flight], None],
        all_in: Callable[[], None],
    ):
        self.clock = clock
        self.numbers = numbers
        self.network = network
        self.units = max(network.switches, numbers.pes + numbers.interfaces)
        self.pe_of = pe_of
        self.intake = intake
        self.all_in = all_in
        self.ports: dict[tuple[int, int], Port] = {}
        self.paths: dict[int, Path] = {}
        self.arrivals: dict[int, list[Flight]] = {}
        self.requests: dict[int, list[Port]] = {}
        self.carry: Callable[[Flight, Port], None] = _nowhere

    def path(self, source: int, goal: int) -> Path:
        """For each switch on the way: the output port, and the input by which the packet comes."""
        key = source << 32 | goal
        path = self.paths.get(key)
        if path is None:
            if len(self.paths) >= MOST_PATHS:
                self.paths.clear()
            path = self.paths[key] = tuple(self._ways(source, goal))
        return path

    def _ways(self, source: int, goal: int) -> Iterator[tuple[Port, int]]:
        for switch, entrance, output in self.network.route(source, goal):
            port = self.port(switch, output)
            yield port, entrance

    def port(self, switch: int, output: int) -> Port:
        key = switch, output
        port = self.ports.get(key)
        if port is None:
            port = self.ports[key] = Port(switch, output, self.pe_of(switch) if output == 0 else None)
        return port

    def door(self, goal: int) -> Path:
        """The way of a packet that comes to a PE or an interface without passing a link."""
        key = -1 - goal
        path = self.paths.get(key)
        if path is None:
            port = self.ports.get((goal, 0))
            if port is None:
                port = self.ports[goal, 0] = Port(goal, 0, self.pe_of(goal))
            path = self.paths[key] = ((port, 0),)
        return path

    def arrive(self, packet: Flight, cycle: int) -> None:
        """Schedules a packet's arrival at its next port, in phase 2 of that cycle."""
        at = self.arrivals.get(cycle)
        if at is None:
            self.arrivals[cycle] = [packet]
            self.clock.at(cycle, ARRIVALS * self.units, Turn(self.clock, self._arrivals))
        else:
            at.append(packet)

    def request(self, port: Port, cycle: int) -> None:
        """Schedules an intake in phase 3 of that cycle: the local port may hand a packet to its PE."""
        port.asked = True
        at = self.requests.get(cycle)
        if at is None:
            self.requests[cycle] = [port]
            self.clock.at(cycle, REQUESTS * self.units, Turn(self.clock, self._intakes))
        else:
            at.append(port)

    def _arrivals(self, event: Any) -> None:
        now = self.clock.cycle
        packets = self.arrivals.pop(now)
        packets.sort(key=_entrance)
        for packet in packets:
            port = packet.path[packet.at][0]
            if packet.body is not None:
                self.carry(packet, port)
                continue
            if port.pe is None:
                packet.at += 1
                self.arrive(packet, depart(port, self.numbers, now) + self.numbers.hop)
                continue
            if port.pe.number >= self.numbers.pes:
                self.intake(port.pe, packet)
                continue
            port.queue.append(packet)
            if len(port.queue) > port.high:
                port.high = len(port.queue)
            if not port.asked:
                self.request(port, port.free if port.free > now else now)

    def _intakes(self, event: Any) -> None:
        now = self.clock.cycle
        for port in self.requests.pop(now):
            pe = port.pe
            assert pe is not None
            if not takes(pe, self.numbers, now):
                pe.held += 1
                self.request(port, pe.busy)
                continue
            packet = port.queue.popleft()
            port.free = now + self.numbers.slot
            if port.queue:
                self.request(port, port.free)
            else:
                port.asked = False
            self.intake(pe, packet)
        self.all_in()

    def forget(self) -> None:
        """Drops all packets under way."""
        self.arrivals.clear()
        self.requests.clear()
        for port in self.ports.values():
            port.asked = False
            port.free = min(port.free, self.clock.cycle)
            port.queue.clear()

    def flying(self) -> list[Flight]:
        """All packets without a body, on links and at ports."""
        found = [packet for packets in self.arrivals.values() for packet in packets if packet.body is None]
        for port in self.ports.values():
            found += port.queue
        return found


def _nowhere(packet: Flight, port: Port) -> None:
    raise AssertionError("a packet with a body, on a machine without engines")


def _entrance(packet: Flight) -> int:
    """The input by which the packet comes to its next port."""
    return packet.path[packet.at][1]
