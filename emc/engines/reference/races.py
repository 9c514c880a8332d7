"""Reports the turns of the reference machine to engines/races: for each turn, the packet that began it, what it waited
for, what it read and wrote, and what it sent.

    races.begin(pe, packet, entry, start, frame)    before a thread or a handler runs; `saw` of its text collects
    races.end(pe, packet, entry, waits, out)        after; races.clock goes with the packets that leave now
    races.result(trapped)                           Races
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from emc.dataclass import replace
from emc.engines.races.cells import SYNCHRONISES, Cells
from emc.engines.races.channels import Channels
from emc.engines.races.clocks import Chains, Clock
from emc.engines.races.copies import Copy, Program, astray
from emc.engines.races.kinds import LIBRARYS, USERS
from emc.engines.races.published import Published
from emc.engines.races.reports import HOW, lacks, thread_of
from emc.engines.races.shadow import FRESH, Mark, Seen, Shadow, Touch, Turn
from emc.engines.races.watched import first_value, kinds, own_words, static_name
from emc.engines.reference import report
from emc.engines.reference.actions import Out
from emc.engines.reference.checks import Checks
from emc.engines.reference.core import Core
from emc.engines.reference.entry import Entry
from emc.engines.reference.state import Activation, Flight, Pe
from emc.ir.handlers import own as own_type
from emc.machine import run
from emc.machine.rules.copies import noted
from emc.machine.run import Access, Race, inlined_calls, users_line
from emc.source import LIBRARY, Span
from emc.target import HOST

_Lines: TypeAlias = frozenset[tuple[str, int]]  # of two accesses: file and line


class Races:
    """The races of one machine. seen: the accesses of the running thread. clock: that of the last turn that ended.
    stored: for each PE and cell, the operand that waits there. waits: for each activation and break, the turn that
    waits there. dirty: for each source and goal, the turns whose packets a fence must wait for; probed: those of them
    that the running thread fences for. meetings: for each word of the library about threads under way, the turns that
    wrote it. found: the races by their lines. lines: the user's lines of two operations.
    transferred: whether an engine has begun a transfer."""

    def __init__(self, machine: Core, scope: dict[str, Any], checks: Checks | None):
        self.machine = machine
        self.checks = checks
        self.chains, self.channels = Chains(), Channels()
        self.cells, self.shadow = Cells(self.channels), Shadow(self.channels)
        self.grow()
        self.copies: dict[tuple[int, int], Copy] = {}
        self.seen: list[Seen] = []
        self.clock: Clock | None = None
        self.turn = Turn(Clock(0, 0, {}, {}), None, 0, 0, 0, 0, None)
        self.stored: dict[tuple[int, int], Flight] = {}
        self.waits: dict[Activation, dict[int, Clock]] = {}
        self.dirty: dict[tuple[int, int], list[Clock]] = {}
        self.probed: list[Clock] = []
        self.meetings = Published(self.channels)
        self.found: dict[_Lines, Race] = {}
        self.lines: dict[tuple[int, int], _Lines] = {}
        self.ordered = not machine.numbers.apart
        machine.found_races = self.result
        self.transferred = False
        scope["saw"] = self.seen.append
        scope["dma_kick"] = self._kicking(scope["dma_kick"])
        scope["frame_new"] = self._framing(scope["frame_new"])
        scope["dirty_next"] = self._probing(scope["dirty_next"])

    # ---- what threads do

    def _framing(self, frame_new: Callable[[Pe, int, int], int]) -> Callable[[Pe, int, int], int]:
        def new(pe: Pe, code: int, op: int) -> int:
            frame = frame_new(pe, code, op)
            self.seen.append((pe.base + frame, pe.activations[frame].size, FRESH, 0))
            return frame

        return new

    def _probing(self, dirty_next: Callable[[Pe], int]) -> Callable[[Pe], int]:
        def take(pe: Pe) -> int:
            goal = dirty_next(pe)
            self.probed += self.dirty.pop((pe.number, goal), ())
            return goal

        return take

    def _kicking(self, dma_kick: Callable[[Pe, int, int, int], int]) -> Callable[[Pe, int, int, int], int]:
        """Stops looking for races at the first transfer, because an engine (engines.py) accesses memory outside of all
        turns."""

        def kick(pe: Pe, cycle: int, tcw: int, op: int) -> int:
            self.transferred = True
            return dma_kick(pe, cycle, tcw, op)

        return kick

    # ---- what turns come after

    def _way(self, packet: Flight) -> list[tuple[int, int, bool]]:
        """The ways whose earlier packets came before this one. The packet's own way is the first in the list."""
        special = packet.type > HOST
        if self.ordered:
            return [(packet.source, packet.pe, False)]
        own = (packet.source, packet.pe, special)
        return [own] if special else [own, (packet.source, packet.pe, True)]

    def wait(self, pe: Pe, packet: Flight) -> None:
        """Notes an operand that waits for its partner."""
        self.stored[pe.number, packet.address & ~1] = packet

    def begin(self, pe: Pe, packet: Flight, entry: Entry | None, start: int, frame: int) -> None:
        """Begins a turn. entry: None for a request to the host."""
        matching = entry is not None and entry.matching
        partner = self.stored.pop((pe.number, packet.address & ~1), None) if matching else None
        own = self.waits.get(pe.activation) if frame and pe.activation is not None else None
        waited = [own[number] for number in entry.breaks if number in own] if own and entry is not None else []
        if packet.type > HOST and not self._answers(packet) and packet.clock is not None:
            clock = packet.clock.of_sink()
            self._comes(clock, packet, matching)
        else:
            clock = self._follow(packet, waited, partner, matching)
        self.seen.clear()
        self.probed = []
        atomic = packet.type > HOST and bool(own_type(self.machine.type_names[packet.type]))
        self.turn = Turn(clock, packet.clock, pe.number, packet.source, start, pe.origin, pe.activation, atomic)

    def _follow(self, packet: Flight, waited: list[Clock], partner: Flight | None, matching: bool) -> Clock:
        """A new turn, in a chain, that a packet begins."""
        packets = (packet,) if partner is None else (packet, partner)
        before = [*_senders(packet), *waited, *(_senders(partner) if partner is not None else ())]
        clock = self.chains.follow([*before, *self._past(packets)], before)
        for one in packets:
            self._comes(clock, one, matching)
        return clock

    def _past(self, packets: tuple[Flight, ...]) -> list[Clock]:
        """The handlers that message order puts before the packets, and that sent packets on."""
        return [one for p in packets if p.clock is not None for one in self.channels.before(self._way(p), p.clock)]

    def _comes(self, clock: Clock, packet: Flight, matching: bool) -> None:
        """Notes on which way the packet came that begins a turn."""
        if packet.clock is not None:
            ways = self._way(packet)
            self.channels.arrives(clock, ways, packet.clock)
            if not matching:
                clock.sender, clock.ways, clock.way = packet.clock, ways, ways[0]
                clock.number = self.channels.count

    def _answers(self, packet: Flight) -> bool:
        return bool(self.machine.layout.traits[packet.type].answers)

    def end(self, pe: Pe, packet: Flight, entry: Entry, waits: int, out: Out) -> None:
        """Ends the turn; its packets leave now. waits: the number of its break, if its activation waits there."""
        turn, clock, name = self.turn, self.turn.clock, self.machine.type_names[packet.type]
        touched = self.shadow.gather(self.seen)
        if clock.sink and (out or len(touched) > 1):
            past = self._past((packet,))
            clock = turn.clock = self.chains.follow([*_senders(packet), *past], past)
            clock.handles = bool(turn.origin)
            self._comes(clock, packet, matching=False)
            if out:
                self.channels.sends_on(clock)
        clock.learn(self.probed)
        if packet.type > HOST and name in SYNCHRONISES:
            self.cells.turn(name, pe.base + packet.address, clock, bool(out))
        touched = self._users(touched, clock)
        self.shadow.acquire(touched, turn)
        if not self.transferred:
            self.shadow.look(touched, turn, self._tell)
        self._mark_dirty(pe, out)
        activation = pe.activation
        if activation is not None and packet.type <= HOST:
            if not activation.alive:
                self.waits.pop(activation, None)
            elif waits > 0:
                self.waits.setdefault(activation, {})[waits] = clock
        clock.is_last = not (out or waits > 0)
        if not clock.sink and (clock.is_last or (packet.type > HOST and not self._answers(packet))):
            self.chains.end(clock)
        self.clock = clock

    def grow(self) -> None:
        """Updates what is known about memory, after the module has grown."""
        self.kinds = kinds(self.machine.module, self.machine.layout)
        self.own = own_words(self.machine.module, self.machine.layout)

    def rest(self) -> None:
        """Notes that the machine is at rest: the next packet comes after all turns so far. So no access before it can
        race with a later one."""
        self.clock = self.chains.all()
        self.shadow.words.clear()

    def stop(self) -> None:
        """Forgets all waiting threads and packets, after they were stopped."""
        self.stored.clear()
        self.waits.clear()
        self.dirty.clear()

    def serve(self, pe: Pe, packet: Flight) -> None:
        """Notes that the host has served a request: its answer is a turn of its own."""
        self.clock = self._follow(packet, [], None, matching=False)

    def _mark_dirty(self, pe: Pe, out: Out) -> None:
        traits = self.machine.layout.traits
        for _, kind, goal, _, _, _ in out:
            if goal != pe.number and traits[kind].fenced:
                clock = self.turn.clock
                marks = self.dirty.get((pe.number, goal), [])
                if not marks or marks[-1] is not clock:
                    self.dirty[pe.number, goal] = [mark for mark in marks if not clock.knows(mark)] + [clock]

    def _users(self, touched: dict[int, Touch], clock: Clock) -> dict[int, Touch]:
        """The accesses to the program's own memory. Accesses to the library's words about threads under way order the
        turns that make them."""
        kept: dict[int, Touch] = {}
        mask, kinds = self.machine.target.address_mask >> 2, self.kinds
        for word, touch in touched.items():
            offset = word & mask
            kind = kinds[offset] if offset < len(kinds) else USERS
            if offset < len(kinds) and self.own[offset]:
                self._note_copy(offset, word >> self.machine.target.address_bits - 2, touch)
            if kind == USERS:
                kept[word] = touch
            elif kind != LIBRARYS:
                self.meetings.use(word, clock, bool(touch.written))
        return kept

    def _note_copy(self, word: int, pe: int, touch: Touch) -> None:
        if pe < self.machine.target.pes:
            one = self.copies.setdefault((word, pe), Copy())
            turn = self.turn
            at = turn.origin or touch.reader, turn.origin or touch.writer
            noted(one, touch.read, touch.written, *at, turn.cycle, turn.by, int(turn.origin != 0))

    # ---- what is found

    def _tell(self, first: Mark, second: Mark, word: int) -> None:
        ways = (first.turn.origin or first.op, second.turn.origin or second.op)
        lines = self.lines.get(ways)
        if lines is not None:
            self.found[lines] = replace(self.found[lines], count=self.found[lines].count + 1)
            return
        one, two = self._access(first), self._access(second)
        lines = frozenset((access.span.file, access.span.line) for access in (one, two))
        of_library = [self.machine.places[op].span.file.startswith(LIBRARY) for op in ways]
        if not any(of_library):
            self.lines[ways] = lines
        if lines in self.found:
            self.found[lines] = replace(self.found[lines], count=self.found[lines].count + 1)
            return
        pe, mask = first.turn.pe, first.mask & second.mask
        address = (word << 2) + (mask & -mask).bit_length() - 1 - self.machine.pes[pe].base
        sender = first.turn.sender
        sent = bool(first.turn.origin) and sender is not None and second.turn.clock.knows(sender)
        handed = any(mark.turn.handed and not its for mark, its in zip((first, second), of_library, strict=True))
        lack = lacks((one.how, two.how), first.atomic or second.atomic, sent, handed, len(lines) == 1)
        self.found[lines] = Race(one, two, self._name(pe, address), pe, self.machine.target.unit(pe), address, lack)

    def _access(self, mark: Mark) -> Access:
        turn = mark.turn
        by = turn.source if turn.origin else turn.pe
        return self._access_at(HOW[mark.how], turn.origin or mark.op, by, turn.cycle, turn.by)

    def _access_at(self, how: run.How, op: int, pe: int, cycle: int, activation: Activation | None) -> Access:
        """An access by a thread of that PE, or by a packet that it has sent."""
        span: Span = self.machine.places[op].span
        calls = report.chain(self.machine, activation)
        by = thread_of(pe, calls, self.machine.target.pes)
        chain = inlined_calls(span, by) + calls
        return Access(how, users_line(span, chain), by, self.machine.target.unit(by), cycle, chain)

    def _name(self, pe: int, address: int) -> str:
        if self.checks is None:
            return static_name(self.machine.module, self.machine.layout, address)
        owner = self.checks.shadow.owner(self.machine.pes[pe], address)
        return "" if owner is None else str(owner)

    def result(self, trapped: bool) -> run.Races:
        """All races of the run."""
        cut: run.Cut = "engine" if self.transferred else "trap" if trapped else "memory" if self.shadow.cut else ""
        return run.Races(tuple(self.found.values()), cut, () if cut else self._astray())

    def _astray(self) -> tuple[run.OwnCopy, ...]:
        """The copies that were taken for another PE's, one for each object."""
        machine = self.machine

        def value(pe: int, word: int) -> int:
            return int(machine.memory.i32[machine.pes[pe].base + (word << 2) >> 2])

        def first(word: int) -> int | None:
            return first_value(machine.module, machine.layout, word)

        def is_library(op: int) -> bool:
            return machine.places[op].span.file.startswith(LIBRARY)

        def name(word: int) -> str:
            return static_name(machine.module, machine.layout, word << 2)

        return astray(self.copies, Program(self._is_main, value, first, is_library, name, self._access_at))

    def _is_main(self, by: Activation | None) -> bool:
        """Whether an activation is of main's own thread: of functions that it calls on its PE, not of blocks."""
        while by is not None and by is not self.machine.main:
            if by.task or by.forked or by.pe != 0:
                return False
            by = by.parent
        return by is not None


def _senders(packet: Flight) -> list[Clock]:
    """The turn that sent the packet, unless nothing did."""
    return [packet.clock] if packet.clock is not None else []
