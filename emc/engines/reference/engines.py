"""Engines that move blocks by themselves, by the rules of machine/rules/dma.py: commands, and packets with bodies.

A thread gives an engine a command (`kick`). The engine waits for its turn at the node's interface and memory, then
sends packet after packet: each one goes to the first port of its way, and when that port has passed it on, the engine
sends the next. At the destination an engine takes each packet in. When the last byte has landed, the note and the
answer are sent. A command that gets a block begins with a request to the block's node, and an engine there carries it
out.

Within a cycle, packets land before others leave, in the order of PEs and engines.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeAlias

from emc.dataclass import dataclass, field
from emc.engines.checks.shadow import give_back, lend, overlap
from emc.engines.places import Places
from emc.engines.reference.memory import Memory
from emc.engines.reference.state import ENGINES, Activation, Clock, Flight, Pe, Sent, Turn
from emc.engines.reference.switches import Port, Switches
from emc.ir.layout import Layout
from emc.machine import limits, run
from emc.machine.counters import Moved, moved
from emc.machine.numbers import Numbers
from emc.machine.options import Options
from emc.machine.rules import dma, tracks
from emc.machine.run import Link, Moving, moving_in_order
from emc.target import NORMAL, WORD


@dataclass(slots=True, eq=False)
class Command:
    """A transfer of a block."""

    pe: int  # the PE that sends the block
    engine: int  # the engine that sends it
    goal: int  # the PE that gets the block
    there: int  # the engine that gets it
    source: int
    destination: int
    size: int  # bytes
    note: int
    value: int
    counted: bool
    owner: int  # the PE whose thread gave the command
    mine: int  # the number of the owner's engine
    tcw: int  # address of the control word on the owner
    asks: bool  # the block's node has still to be asked
    origin: int  # the operation to name in messages
    by: Activation | None  # the activation to name in messages
    serial: int
    done: int = 0  # bytes that have left


@dataclass(slots=True)
class Body:
    """What a packet carries."""

    command: Command
    offset: int
    data: bytes
    asks: bool  # it is the request for a block


@dataclass(slots=True)
class Track:
    """What an engine's half or a link is busy with (rules/tracks.py)."""

    command: Command | None = None  # of the current stretch
    serial: int = 0
    began: int = 0
    size: int = 0
    turned: int = 0
    end: int = 0
    total: int = 0
    busy: int = 0


@dataclass(slots=True)
class Engine:
    """One engine of a node: the half that sends, and the half that receives."""

    pe: int
    number: int
    command: Command | None = None
    waiting: deque[Command] = field(default_factory=deque[Command])
    free: int = 0  # the cycle at which it can send again
    began: int = 0  # the cycle at which it began its last packet
    reserved: bool = False  # its next packet leaves at its next event
    in_free: int = 0  # the cycle at which it can receive again
    taken: int = 0  # the cycle at which it began to receive its last packet
    commands: int = 0  # commands for which it has sent all packets
    sent: int = 0  # bytes
    received: int = 0  # bytes
    sending: int = 0  # cycles
    receiving: int = 0  # cycles


@dataclass(slots=True)
class Node:
    """What the engines of a node share: the cycles at which interface, out and in, and memory are free again."""

    engines: list[Engine]
    out_free: int = 0
    in_free: int = 0
    memory_free: int = 0


class Of(Protocol):
    """The parts of the machine that engines use."""

    clock: Clock
    numbers: Numbers
    switches: Switches
    memory: Memory
    layout: Layout
    options: Options
    places: Places
    lost: int

    def pe(self, number: int) -> Pe: ...
    def leave(self, pe: Pe, out: list[Sent], origin: int, by: Activation | None) -> None: ...
    def delayed(self, pe: Pe, goal: int, cycle: int) -> int: ...


Act: TypeAlias = Callable[[], None]


class Engines:
    """All engines of a machine. states: of a checked build, beside its memory (engines/checks)."""

    def __init__(self, machine: Of, states: memoryview | None = None):
        self.machine = machine
        self.states = states
        self.numbers = machine.numbers
        self.nodes: dict[int, Node] = {}
        self.events: dict[int, list[tuple[int, int, int, Act]]] = {}  # by cycle: kind, PE, engine
        self.known = 0  # commands that are not done
        self.flying = 0  # their packets under way
        self.kicked = 0  # commands that were given
        self.lent: list[Command] = []  # of a checked build: commands that are not done
        self.tracks: dict[tuple[run.Track, int, int], Track] = {}
        self.moving: list[Moving] = []
        machine.switches.carry = self._carried

    def node(self, pe: int) -> Node:
        found = self.nodes.get(pe)
        if found is None:
            found = self.nodes[pe] = Node([Engine(pe, number) for number in range(self.numbers.engines)])
        return found

    def engine(self, pe: int, number: int) -> Engine:
        return self.node(pe).engines[number]

    # commands

    def mistake(self, pe: Pe, tcw: int) -> int:
        """What is wrong with the control word at that local address (rules/dma.py); FINE if nothing is."""
        numbers = self.numbers
        if tcw + dma.TCW_WORDS * WORD > numbers.memory_size:
            return dma.BAD_ADDRESS
        source, destination, size, note, _, how = self._words(pe, tcw)
        return dma.mistake(source, destination, size, note, how, pe.number, numbers)

    def _words(self, pe: Pe, tcw: int) -> tuple[int, int, int, int, int, int]:
        at = pe.base + tcw >> 2
        source, destination, size, note, value, how = self.machine.memory.i32[at : at + dma.STATE].tolist()
        return source & 0xFFFF_FFFF, destination & 0xFFFF_FFFF, size, note & 0xFFFF_FFFF, value, how & 0xFFFF_FFFF

    def kick(self, pe: Pe, cycle: int, tcw: int, op: int) -> int:
        """Gives the control word's engine its command in that cycle. Returns FINE, or why the engine does not take
        it."""
        wrong = self.mistake(pe, tcw)
        if wrong:
            return wrong
        source, destination, size, note, value, how = self._words(pe, tcw)
        bits, mask = self.numbers.address_bits, dma.MOST_ENGINES - 1
        here, there, me = source >> bits, destination >> bits, pe.number
        mine, other = how & mask, how >> dma.ENGINE_BITS & mask
        engine = self.engine(me, mine)
        if len(engine.waiting) >= self.numbers.commands or self.known >= limits.MOST_COMMANDS:
            return dma.FULL
        self.known += 1
        self.kicked += 1
        address = (1 << bits) - 1
        puts = here == me
        command = Command(
            *((here, mine, there, other) if puts else (here, other, me, mine)),
            *(source & address, destination & address, size, note & address, value, how & dma.COUNTED != 0),
            *(me, mine, tcw, not puts, pe.origin or op, pe.activation, self.kicked),
        )
        if self.states is not None:
            self.lent.append(command)
            self._lend(command)
        self._give(engine, command, cycle)
        return dma.FINE

    # marks of a checked build on memory that transfers need

    def _areas(self, command: Command) -> tuple[int, int, int]:
        """The places of source and destination, over all PEs, and their size."""
        ends = ((command.pe, command.source), (command.goal, command.destination))
        source, to = (self.machine.pe(pe).base + address for pe, address in ends)
        return source, to, command.size

    def _lend(self, command: Command) -> None:
        assert self.states is not None
        lend(self.states, *self._areas(command))

    def _give_back(self, command: Command) -> None:
        """Removes the marks of the command's areas, except where another command needs them."""
        assert self.states is not None
        self.lent.remove(command)
        areas = self._areas(command)
        give_back(self.states, *areas)
        for other in self.lent:
            if overlap(areas, self._areas(other)):
                self._lend(other)

    def _give(self, engine: Engine, command: Command, cycle: int) -> None:
        if engine.command is not None:
            engine.waiting.append(command)
            return
        engine.command = command
        self._at(max(cycle, engine.free) + self.numbers.fetch, 1, engine, partial(self._sends, engine))

    # events

    def _at(self, cycle: int, kind: int, engine: Engine, act: Act) -> None:
        event = (kind, engine.pe, engine.number, act)
        at = self.events.get(cycle)
        if at is not None:
            at.append(event)
            return
        self.events[cycle] = [event]
        self.machine.clock.at(cycle, ENGINES * self.machine.switches.units, Turn(self.machine.clock, self._act))

    def _act(self, event: Any) -> None:
        for *_, act in sorted(self.events.pop(self.machine.clock.cycle), key=lambda one: one[:3]):
            act()

    # an engine sends

    def _sends(self, engine: Engine) -> None:
        """Sends a packet if it is the engine's turn; else waits for the turn."""
        machine, numbers, now = self.machine, self.numbers, self.machine.clock.cycle
        command = engine.command
        assert command is not None
        size = 0 if command.asks else min(numbers.body, command.size - command.done)
        if self.flying >= limits.MOST_BODIES:
            self._at(now + numbers.fetch, 1, engine, partial(self._sends, engine))
            return
        if not engine.reserved:
            start = dma.reserve(engine, self.node(engine.pe), numbers, size, now)
            if start > now:
                engine.reserved = True
                self._at(start, 1, engine, partial(self._sends, engine))
                return
        engine.reserved = False
        self.flying += 1
        pe, goal = machine.pe(engine.pe), command.pe if command.asks else command.goal
        at = pe.base + command.source + command.done
        body = Body(command, command.done, machine.memory.u8[at : at + size].tobytes(), command.asks)
        command.done += size
        cycle = now + numbers.inject
        if numbers.delayed:
            cycle = machine.delayed(pe, goal, cycle)
        path = machine.switches.path(engine.pe, goal)
        packet = Flight(NORMAL, goal, 0, 0, command.origin, engine.pe, command.by, path, now)
        packet.body = body
        machine.switches.arrive(packet, cycle)

    def _carried(self, packet: Flight, port: Port) -> None:
        """Moves a packet through a port. After the first port its engine is free for the next packet."""
        now, numbers, body = self.machine.clock.cycle, self.numbers, packet.body
        first, size, cycle = packet.at == 0, len(body.data), now
        if port.pe is None:
            cycle = dma.pass_port(port, numbers, size, now)
            self._occupied("link", port.node, port.output, body.command, size, cycle, port.free)
            packet.at += 1
            self.machine.switches.arrive(packet, cycle + numbers.hop)
        if first:
            command = body.command
            self._released(self.engine(packet.source, command.mine if body.asks else command.engine), body, cycle)
        if port.pe is not None:
            self._received(packet)

    def _released(self, engine: Engine, body: Body, cycle: int) -> None:
        """Goes on with an engine whose packet has left the node in that cycle."""
        size, command = len(body.data), body.command
        engine.free = dma.release(engine, self.numbers, size, cycle)
        end = engine.free - self.numbers.gap
        self._occupied("sends", engine.pe, engine.number, command, size, engine.began, end)
        if not body.asks and command.done < command.size:
            self._at(engine.free, 1, engine, partial(self._sends, engine))
            return
        engine.commands += 1
        engine.command = engine.waiting.popleft() if engine.waiting else None
        if engine.command is not None:
            self._at(engine.free + self.numbers.fetch, 1, engine, partial(self._sends, engine))

    # an engine receives

    def _received(self, packet: Flight) -> None:
        now, body = self.machine.clock.cycle, packet.body
        command = body.command
        if body.asks:
            command.asks = False
            self.flying -= 1
            self._give(self.engine(command.pe, command.engine), command, now)
            return
        engine = self.engine(command.goal, command.there)
        cycle = dma.land(engine, self.node(command.goal), self.numbers, len(body.data), now)
        self._occupied("receives", engine.pe, engine.number, command, len(body.data), engine.taken, cycle)
        self._at(cycle, 0, engine, partial(self._landed, body))

    def _landed(self, body: Body) -> None:
        """Writes a packet's bytes to memory. After the last one it sends the note and the answer."""
        machine, command, now = self.machine, body.command, self.machine.clock.cycle
        pe = machine.pe(command.goal)
        at = pe.base + command.destination + body.offset
        machine.memory.bytes[at : at + len(body.data)] = body.data
        self.flying -= 1
        if body.offset + len(body.data) < command.size:
            return
        self.known -= 1
        if self.states is not None:
            self._give_back(command)
        types = machine.layout.types
        out: list[Sent] = []
        noted = now + self.numbers.land
        if command.note:
            kind = types["qwrite" if command.counted else "iwrite"]
            out.append((noted, kind, command.goal, command.note, command.value, 0))
        kind = types["rdma.done"]
        out.append((noted + self.numbers.done, kind, command.owner, command.tcw, command.mine, 0))
        machine.leave(pe, out, command.origin, command.by)

    # tracks

    def _occupied(self, kind: run.Track, pe: int, unit: int, command: Command, size: int, cycle: int, end: int) -> None:
        track = self.tracks.setdefault((kind, pe, unit), Track())
        if track.serial != command.serial:
            self._note(kind, pe, unit, track)
            tracks.turn_to(track, command.serial, cycle)
            track.command = command
        tracks.occupy(track, size, cycle, end)

    def _note(self, kind: run.Track, pe: int, unit: int, track: Track) -> None:
        """Records the stretch of a track that is over, for Options.record."""
        command, machine = track.command, self.machine
        window = machine.options.window
        if command is None or not machine.options.record:
            return
        if not window.wants(pe, track.began) or not window.holds(track.began, track.end):
            return
        if len(self.moving) >= limits.MOST_MOVING:
            machine.lost += 1
            return
        places = command.pe, command.goal, machine.places[command.origin].span
        self.moving.append(Moving(kind, pe, unit, track.began, track.end, track.size, *places))

    def moved(self) -> tuple[Moving, ...]:
        """The stretches of engines and links, with Options.record."""
        for place, track in self.tracks.items():
            self._note(*place, track)
            track.command = None
        return moving_in_order(self.moving)

    def links(self, cycles: int) -> tuple[Link, ...]:
        """The counters of all links that packets with bodies used."""
        found = (
            Link(switch, output, track.total, tracks.busy_until(track, cycles))
            for (kind, switch, output), track in self.tracks.items()
            if kind == "link"
        )
        return tuple(sorted(found, key=lambda link: (link.switch, link.output)))

    def counters(self, pe: int, cycles: int) -> tuple[Moved, ...]:
        """The counters of each engine of a PE."""
        return tuple(moved(one, self.numbers, len(one.waiting), cycles) for one in self.node(pe).engines)

    def forget(self) -> None:
        """Drops all commands and their packets."""
        now = self.machine.clock.cycle
        self.events.clear()
        for command in [*self.lent]:
            self._give_back(command)
        self.known = self.flying = 0
        for node in self.nodes.values():
            node.out_free = node.in_free = node.memory_free = now
            for engine in node.engines:
                engine.command, engine.reserved = None, False
                engine.waiting.clear()
                engine.free = engine.in_free = now
