"""Engines that move blocks by themselves, by the rules of machine/rules/dma.py: commands, and packets with bodies.

A thread gives an engine a command (`kick`). The engine waits for its turn at the node's interface and memory, then
sends packet after packet: each one goes to the first port of its way, and when that port has passed it on, the engine
sends the next. At the destination an engine takes each packet in. When the last byte has landed, the note and the
answer are sent. A command that gets a block begins with a request to the block's node, and an engine there carries it
out.

Within a cycle, packets land before others leave, in the order of PEs and engines.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from emc.engines.checks.shadow import give_back, lend
from emc.engines.reference.collective import Collective
from emc.engines.reference.state import ENGINES, Flight, Pe, Sent, Turn
from emc.engines.reference.switches import Port
from emc.engines.reference.transfers import Act, Body, Command, Engine, Node, Of, Track
from emc.machine import limits, run
from emc.machine.counters import Link, Moved, moved
from emc.machine.rules import dma, tracks
from emc.machine.run import Moving, moving_in_order
from emc.target import NORMAL, WORD


class Engines:
    """All engines of a machine. states: in a checked build, the states of the machine's memory (engines/checks)."""

    def __init__(self, machine: Of, states: memoryview | None = None):
        self.machine = machine
        self.states = states
        self.numbers = machine.numbers
        self.nodes: dict[int, Node] = {}
        self.events: dict[int, list[tuple[int, int, int, Act]]] = {}  # by cycle: kind, PE, engine
        self.known = 0  # commands that are not done
        self.flying = 0  # their packets under way
        self.kicked = 0  # commands that were given
        self.collective = Collective(machine, self._event, self._sends)
        self.lent: list[Command] = []  # of a checked build: commands that are not done
        self.tracks: dict[tuple[run.Track, int, int], Track] = {}
        self.moving: list[Moving] = []
        if not self.numbers.interfaces:
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
        """The mistake in the control word at that local address (rules/dma.py); FINE if there is none."""
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
        if how & dma.BARRIER:
            return self.collective.come(pe, cycle, destination, note, value, how & dma.COUNTED != 0, op)
        bits, mask = self.numbers.address_bits, dma.MOST_ENGINES - 1
        here, there, me = source >> bits, destination >> bits, pe.number
        mine, other = how & mask, how >> dma.ENGINE_BITS & mask
        engine = self.engine(me, mine)
        if len(engine.waiting) >= self.numbers.commands or self.known >= limits.MOST_COMMANDS:
            return dma.FULL
        self.known += 1
        self.kicked += 1
        address = (1 << bits) - 1
        puts, spreads = here == me, how & dma.BROADCAST != 0
        command = Command(
            *((here, mine, there, other) if puts else (here, other, me, mine)),
            *(source & address, destination & address, size, note & address, value, how & dma.COUNTED != 0),
            *(me, mine, tcw, not puts, pe.origin or op, pe.activation, self.kicked),
            *(spreads, self.numbers.pes if spreads else 1),
        )
        if self.states is not None and not spreads:
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
        """Removes the marks from the areas of the command, except where another command still needs them."""
        assert self.states is not None
        self.lent.remove(command)
        source, to, size = self._areas(command)
        give_back(self.states, source, to, size)
        for other in self.lent:
            if any(dma.touches(*self._areas(other), begin, size) for begin in (source, to)):
                self._lend(other)

    def _give(self, engine: Engine, command: Command, cycle: int) -> None:
        if engine.command is not None:
            engine.waiting.append(command)
            return
        engine.command = command
        self._at(max(cycle, engine.free) + self.numbers.fetch, 1, engine, partial(self._sends, engine))

    # events

    def _at(self, cycle: int, kind: int, engine: Engine, act: Act) -> None:
        self._event(cycle, (kind, engine.pe, engine.number, act))

    def _event(self, cycle: int, event: tuple[int, int, int, Act]) -> None:
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
        """Sends a packet if it is the engine's turn. Otherwise waits for the turn."""
        machine, numbers, now = self.machine, self.numbers, self.machine.clock.cycle
        command = engine.command
        assert command is not None
        size = 0 if command.asks else min(numbers.body, command.size - command.done)
        command.begun = True
        if command.spreads and not self.collective.serves(engine):
            return
        if self.flying + command.left > limits.MOST_BODIES:
            self._at(now + numbers.fetch, 1, engine, partial(self._sends, engine))
            return
        if not engine.reserved:
            start = dma.reserve(engine, self.node(engine.pe), numbers, size, now)
            if start > now:
                engine.reserved = True
                self._at(start, 1, engine, partial(self._sends, engine))
                return
        engine.reserved = False
        pe, goal = machine.pe(engine.pe), command.pe if command.asks else command.goal
        at = pe.base + command.source + command.done
        body = Body(command, command.done, machine.memory.u8[at : at + size].tobytes(), command.asks, goal)
        command.done += size
        if command.spreads:
            self.flying += numbers.pes
            self._released(engine, body, self.collective.spread(body, now))
            return
        self.flying += 1
        cycle = now + numbers.inject
        if numbers.delayed:
            cycle = machine.delayed(pe, goal, cycle)
        path = machine.switches.path(engine.pe, goal)
        packet = Flight(NORMAL, goal, 0, 0, command.origin, engine.pe, command.by, path, now)
        packet.body = body
        machine.switches.arrive(packet, cycle)

    def _carried(self, packet: Flight, port: Port) -> None:
        """Moves a packet through a port. After the first port, the engine of the packet is free for the next packet."""
        now, numbers, body = self.machine.clock.cycle, self.numbers, packet.body
        first, size, cycle = body.first, len(body.data), now
        body.first = False
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
            if self.numbers.rotate and engine.waiting:
                engine.waiting.append(command)
                self._turn(engine)
            else:
                self._at(engine.free, 1, engine, partial(self._sends, engine))
            return
        engine.commands += 1
        engine.command = None
        if command.spreads:
            self.collective.leave()
        if engine.waiting:
            self._turn(engine)

    def _turn(self, engine: Engine) -> None:
        """Continues with the next command. With `rotate`, that is the first command in the queue for whose goal no
        earlier one waits."""
        waiting, chosen = engine.waiting, engine.waiting[0]
        if self.numbers.rotate:
            chosen = next(one for one in waiting if not any(o.to == one.to and o.serial < one.serial for o in waiting))
        waiting.remove(chosen)
        engine.command = chosen
        fetch = 0 if chosen.begun else self.numbers.fetch
        self._at(engine.free + fetch, 1, engine, partial(self._sends, engine))

    # an engine receives

    def _received(self, packet: Flight) -> None:
        now, body = self.machine.clock.cycle, packet.body
        command = body.command
        if body.asks:
            command.asks = False
            self.flying -= 1
            self._give(self.engine(command.pe, command.engine), command, now)
            return
        engine = self.engine(body.goal, command.there)
        cycle = dma.land(engine, self.node(body.goal), self.numbers, len(body.data), now)
        self._occupied("receives", engine.pe, engine.number, command, len(body.data), engine.taken, cycle)
        self._at(cycle, 0, engine, partial(self._landed, body))

    def _landed(self, body: Body) -> None:
        """Writes a packet's bytes to memory. After the last one it sends the note and the answer."""
        machine, command, now = self.machine, body.command, self.machine.clock.cycle
        pe = machine.pe(body.goal)
        at = pe.base + command.destination + body.offset
        machine.memory.bytes[at : at + len(body.data)] = body.data
        self.flying -= 1
        if body.offset + len(body.data) < command.size:
            return
        command.left -= 1
        self.known -= command.left == 0
        if command.left == 0 and self.states is not None and not command.spreads:
            self._give_back(command)
        types = machine.layout.types
        out: list[Sent] = []
        noted = now + self.numbers.land
        if command.note:
            kind = types["qwrite" if command.counted else "iwrite"]
            out.append((noted, kind, body.goal, command.note, command.value, 0))
        if command.left == 0:
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
        self.collective = Collective(self.machine, self._event, self._sends)
        for node in self.nodes.values():
            node.out_free = node.in_free = node.memory_free = now
            for engine in node.engines:
                engine.command, engine.reserved = None, False
                engine.waiting.clear()
                engine.free = engine.in_free = now
