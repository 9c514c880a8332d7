"""Packets under way: every hop an event, every output port a unit that moves one packet per slot.

A switch keeps, for each of its outputs, a queue per input; at a slot the port moves one packet (rules/network.py), and
what is left asks again at the next slot. The local port hands packets to the PE, as long as the PE takes them
(back-pressure). Queues are unbounded. Events of one (cycle, phase) are kept in one list and one SimPy event: they act
on different queues, so their order does not matter.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from emc.engines.reference.state import Clock, Flight, Pe, Turn
from emc.machine.numbers import Numbers
from emc.machine.rules.network import served_first, takes
from emc.machine.topology import Network

MOST_PATHS = 200_000  # routes remembered


class Port:
    """An output of a switch. free: the cycle of its next slot. asked: an arbitration is scheduled. waiting: a bit for
    each input whose packets wait. pe: whose the local port is, None for links."""

    __slots__ = ("asked", "free", "high", "node", "pe", "queues", "waiting")

    def __init__(self, node: int, pe: Pe | None, inputs: int):
        self.node = node
        self.pe = pe
        self.free = 0
        self.asked = False
        self.high = 0
        self.waiting = 0
        self.queues: tuple[deque[Flight], ...] = tuple(deque() for _ in range(inputs))


Path: TypeAlias = "tuple[tuple[Port, int], ...]"


class Switches:
    """pe_of: the PE of a number. intake: what hands a packet to a PE's input queue, in phase 4; all_in: called when all
    PEs have theirs."""

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
        self.inputs = network.links + 1
        self.units = network.switches
        self.pe_of = pe_of
        self.intake = intake
        self.all_in = all_in
        self.ports: dict[tuple[int, int], Port] = {}
        self.paths: dict[int, Path] = {}
        self.arrivals: dict[int, list[Flight]] = {}
        self.requests: dict[int, list[Port]] = {}

    def path(self, source: int, goal: int) -> Path:
        """The (output port, the input that the packet comes by) of each switch on the way."""
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
            port = self.ports[key] = Port(switch, self.pe_of(switch) if output == 0 else None, self.inputs)
        return port

    def arrive(self, packet: Flight, cycle: int) -> None:
        """Phase 2 of that cycle: the packet enters the queue of its next port."""
        at = self.arrivals.get(cycle)
        if at is None:
            self.arrivals[cycle] = [packet]
            self.clock.at(cycle, 2 * self.units, Turn(self.clock, self._arrivals))
        else:
            at.append(packet)

    def request(self, port: Port, cycle: int) -> None:
        """Phase 3 of that cycle: the port may move a packet."""
        port.asked = True
        at = self.requests.get(cycle)
        if at is None:
            self.requests[cycle] = [port]
            self.clock.at(cycle, 3 * self.units, Turn(self.clock, self._arbitrations))
        else:
            at.append(port)

    def _arrivals(self, event: Any) -> None:
        now = self.clock.cycle
        for packet in self.arrivals.pop(now):
            port, entrance = packet.path[packet.at]
            queue = port.queues[entrance]
            queue.append(packet)
            port.waiting |= 1 << entrance
            if len(queue) > port.high:
                port.high = len(queue)
            if not port.asked:
                self.request(port, port.free if port.free > now else now)

    def _arbitrations(self, event: Any) -> None:
        now = self.clock.cycle
        for port in self.requests.pop(now):
            pe = port.pe
            if pe is not None and not takes(pe, self.numbers, now):
                pe.held += 1
                self.request(port, pe.busy)
                continue
            entrance = served_first(port.waiting)
            queue = port.queues[entrance]
            packet = queue.popleft()
            if not queue:
                port.waiting -= 1 << entrance
            port.free = now + self.numbers.slot
            if port.waiting:
                self.request(port, port.free)
            else:
                port.asked = False
            if pe is not None:
                self.intake(pe, packet)
            else:
                packet.at += 1
                self.arrive(packet, now + self.numbers.hop)
        self.all_in()

    def forget(self) -> None:
        """Nothing is under way any more."""
        self.arrivals.clear()
        self.requests.clear()
        for port in self.ports.values():
            port.asked = False
            port.waiting = 0
            for queue in port.queues:
                queue.clear()

    def flying(self) -> list[Flight]:
        """All packets on links and in the queues of switches."""
        found = [packet for packets in self.arrivals.values() for packet in packets]
        for port in self.ports.values():
            found += [packet for queue in port.queues for packet in queue]
        return found
