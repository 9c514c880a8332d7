"""The machine: PEs that take packets from their queues and run threads, on SimPy's clock.

    machine = Machine(module, description, options, host)
    while machine.step(): ...          # one event: an arrival, an intake, a dispatch
    machine.result                     # the Run

A packet that a PE takes in (phase 4) waits in the queue, or is served beside the running thread. A dispatch (phase 5)
takes one packet, pays for spilled packets, dispatch and matching, and runs the whole thread at once: its effects on the
PE's memory are atomic. The thread's packets leave at their own cycles, and the PE is busy until the thread's end. A
trap at operation X ends the run at the cycle of X: everything that happens elsewhere before that cycle still happens.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from contextlib import suppress
from typing import Any, NoReturn

from simpy.core import EmptySchedule, Infinity

from emc.engines.reference import report
from emc.engines.reference.actions import START, Out, scope
from emc.engines.reference.checks import Checks
from emc.engines.reference.core import BARRIER, Core
from emc.engines.reference.engines import Engines
from emc.engines.reference.entry import Entry, locate
from emc.engines.reference.interface import Interfaces
from emc.engines.reference.memory import Window
from emc.engines.reference.races import Races
from emc.engines.reference.state import DISPATCH, ENDS, Activation, Ended, Flight, Pe, Turn
from emc.engines.reference.watch import Watch
from emc.engines.trapped import Trapped
from emc.ir.handlers import own
from emc.ir.module import Module
from emc.ir.numbers import DivisionByZero, i32
from emc.ir.tags import EMPTY, LEFT, RIGHT
from emc.ir.traits import CARRIERS
from emc.machine import host as services
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.region import UNBEGUN
from emc.machine.rules import beside, dispatch, queue
from emc.machine.rules.network import leaves
from emc.machine.run import ABORTED, Run
from emc.machine.tally import NEVER
from emc.machine.units import unit_for
from emc.target import HOST, NORMAL, REQUEST_WORDS, SEGMENT, WORD

TRAPPED = -1  # takes the place of a break's number
PROGRESS_SECONDS = 0.5
STRIDE = 2048  # events between two looks at the wall clock


class Machine(Core):
    """A loaded program on its machine.

    idle: no thread is started. judged: whether the checks of a checked build count. until: the cycle up to which a
    profile counts. Raises Faulty when the program does not fit.
    """

    def __init__(
        self,
        module: Module,
        machine: Description,
        options: Options,
        host: Host,
        *,
        idle: bool = False,
        until: int = NEVER,
        judged: bool = True,
    ):
        super().__init__(module, machine, options, host, until, self._begin_pe, self._intake, self._all_in, judged)
        self.limit = [options.max_cycles]
        self.framed = self.program.framed
        self.handlers = self.program.handlers
        self.bypassing = self._bypassing()
        self.units = self.switches.units
        self.checks = Checks(self) if self.program.checked else None
        templates = self.program.templates
        self.scope = scope(self.memory, module.target, self.numbers, templates, self.limit, self.checks)
        self.engines = Engines(self, None if self.checks is None else self.checks.states)
        self.interfaces = Interfaces(self) if module.target.interfaces else None
        if self.interfaces is not None:
            self.carriers = {self.layout.types[name] for name in CARRIERS}
            self.scope["ni_act"] = self.interfaces.act
        self.scope |= {"dma_prepare": self.engines.mistake, "dma_kick": self.engines.kick}
        self.watch = Watch(self, until) if options.record or options.profile or options.overview else None
        self.races = Races(self, self.scope, self.checks) if options.races else None
        if self.watch is not None:
            self.scope["cut"] = self.watch.cut
        if not idle:
            self._limit()
            self._start()

    def close(self) -> None:
        """Frees the machine's memory."""
        self.memory.close()
        if self.checks is not None:
            self.checks.close()

    # loading

    def _bypassing(self) -> frozenset[int]:
        traits = enumerate(self.program.layout.traits)
        return frozenset(n for n, known in traits if unit_for(self.description, known.width) == "buffer")

    def grow(self, module: Module, addresses: Collection[int]) -> None:
        super().grow(module, addresses)
        self.bypassing = self._bypassing()
        if self.races is not None:
            self.races.grow()

    def _begin_pe(self, pe: Pe) -> None:
        pe.turn = Turn(self.clock, self._dispatch, pe)
        if self.checks is not None:
            self.checks.load(pe.base)
        if self.watch is not None:
            pe.counts = self.watch.blocks

    def _limit(self) -> None:
        """Ends the run at the start of the cycle after max_cycles. If all work was done earlier, that is a deadlock."""
        last = self.options.max_cycles
        if last:

            def over(event: Any) -> None:
                if self.clock.peek() == Infinity and all(pe.last <= last for pe in self.pes.values()):
                    report.deadlock(self)
                self.trap(Trapped("out of cycles", f"the limit, --max-cycles, is {last}"), *report.busiest(self))

            self.clock.at(last + 1, 0, Turn(self.clock, over))

    def _start(self) -> None:
        """Starts PE 0: makes the frame of the start template, and queues a packet for its start entry."""
        pe = self.pe(0)
        frame = self.scope["frame_new"](pe, self.program.head(self.module.start), 0)
        self.under_way = 1
        self._intake(pe, Flight(NORMAL, 0, frame + START, 0, 0, 0, None, ()))
        self.main = pe.activations[frame]

    # the clock

    def step(self) -> bool:
        """Runs one event. Returns False when the run is over; `result` then holds the Run."""
        if self.result is not None:
            return False
        with suppress(Ended):
            try:
                self.clock.step()
            except EmptySchedule:
                report.deadlock(self)
        return self.result is None

    def run(self) -> Run:
        """Steps until the run is over. Ctrl-C ends it with a Run that says where every thread was."""
        step, progress = self.clock.step, self.options.progress
        due = time.monotonic() + PROGRESS_SECONDS
        with suppress(Ended):
            try:
                while True:
                    for _ in range(STRIDE):
                        step()
                    if progress is not None and time.monotonic() >= due:
                        due = time.monotonic() + PROGRESS_SECONDS
                        progress(self.now, self.packets)
            except EmptySchedule:
                report.deadlock(self)
            except KeyboardInterrupt as stop:
                report.interrupted(self, stop.__traceback__)
        assert self.result is not None
        return self.result

    # phase 4 and 5

    def _intake(self, pe: Pe, packet: Flight) -> None:
        packet.arrived = self.now
        if pe.number >= self.target.pes:
            self._serve_beside(pe, packet)
            return
        if beside.bypasses(packet.type in self.bypassing, bool(pe.special)):
            self._serve_beside(pe, packet)
            return
        pe.came += 1
        packet.came = pe.came
        (pe.queue if packet.type <= HOST else pe.special).append(packet)
        if queue.wait(pe, self.numbers) and (self.full is None or pe.number < self.full[0].number):
            self.full = (pe, packet)
        if not pe.awake:
            self._wake(pe, max(pe.busy, self.clock.cycle))

    def _serve_beside(self, pe: Pe, packet: Flight) -> None:
        """Lets the packet buffer serve the packet, beside the running thread."""
        self.under_way -= 1
        begin = beside.begin(pe, self.now)
        start = begin + self.numbers.decode
        pe.beside = True
        words = (packet.address, packet.data)
        entry = self.handlers[packet.type]
        thread = pe.activation, pe.origin, pe.current
        if self.watch is not None:
            self.watch.beside(pe, packet, begin)
        end, _, _ = self._perform(pe, entry, start, 0, packet.by, packet, words)
        pe.activation, pe.origin, pe.current = thread  # the thread to name when the clock runs out
        if self.watch is not None:
            self.watch.thread_again(pe)
            self.watch.bypassed(pe, packet, start, end, entry)
        pe.received[packet.type] += 1
        beside.end(pe, begin, end)

    def _all_in(self) -> None:
        if self.full is not None:
            report.buffer_full(self, *self.full)

    def _wake(self, pe: Pe, cycle: int) -> None:
        pe.awake = True
        turn = pe.turn
        assert turn is not None
        turn.callbacks = turn.again
        self.clock.at(cycle, DISPATCH * self.units + pe.number, turn)

    def _dispatch(self, event: Turn) -> None:
        pe: Pe = event.unit
        now = self.now
        packet = self._next(pe)
        self.under_way -= 1
        if self.watch is not None:
            self.watch.taken(pe, packet)
        pe.received[packet.type] += 1
        start = dispatch.begin(pe, self.numbers, now)
        start = dispatch.follow(pe, pe, start, packet.type > HOST)
        if packet.type == NORMAL:
            end = self._normal(pe, packet, dispatch.link(pe, self.numbers, start))
        elif packet.type == HOST:
            end = self._host(pe, packet, start)
        else:
            end = self._special(pe, packet, start)
        pe.busy = end
        if pe.queue or pe.special:
            self._wake(pe, end)
        else:
            pe.awake = False

    def _next(self, pe: Pe) -> Flight:
        """The packet to be dispatched."""
        pe.waiting -= 1
        normal, special = pe.queue, pe.special
        came = normal[0].came if normal else 0
        if special and queue.is_special_next(pe, self.numbers, bool(normal), special[0].came, came):
            return special.popleft()
        pe.overtaken = 0
        return normal.popleft()

    def _normal(self, pe: Pe, packet: Flight, start: int) -> int:
        address = packet.address
        frame = address & -SEGMENT
        entries = self.framed.get(self.memory.i32[pe.base + frame >> 2])
        if entries is None:
            self._blame("packet to a dead frame", pe, packet)
        entry = entries.get((address - frame) // WORD)
        if entry is None:
            self._blame("packet to no entry", pe, packet)
        if not dispatch.fits(frame, entry.fits):
            name = self.module.templates[entry.template].name
            detail = (
                f"the word at {frame:#x} says that a frame of {name} is there, but memory ends before the end of such "
                "a frame"
            )
            self._blame("packet to a dead frame", pe, packet, detail)
        words: tuple[int, ...] | None = (packet.data,)
        if entry.matching:
            start = dispatch.match(pe, self.numbers, start)
            words = self._operands(pe, packet, entry)
        if words is None:
            if self.watch is not None:
                self.watch.done("operand", pe, packet, start, start, entry)
            return start
        activation = pe.activations.get(frame)
        if activation is not None:
            if self.watch is not None:
                self.watch.goes_on(activation, packet)
            for number in entry.breaks:
                activation.waits.pop(number, None)
            if entry.start:
                activation.forked = packet.data == 0
        return self._thread(pe, entry, start, frame, activation, packet, words)

    def _operands(self, pe: Pe, packet: Flight, entry: Entry) -> tuple[int, int] | None:
        """Both operands of a matching entry, if the packet's partner is there. Otherwise None: the packet waits for its
        partner."""
        cell = packet.address & ~1
        mine = dispatch.side(packet.address)
        words, at = self.memory.i32, pe.base + cell >> 2
        does = dispatch.meet(pe, pe.tags.get(cell, EMPTY), mine)
        if does == dispatch.STORES:
            words[at] = packet.data
            pe.tags[cell] = mine
            pe.tagged[cell] = packet.origin
            if self.races is not None:
                self.races.wait(pe, packet)
            return None
        if does == dispatch.OVERRUNS:
            self._blame("matching overrun", pe, packet, report.overrun(self, pe, entry, cell, mine == LEFT))
        del pe.tags[cell]
        return (words[at], packet.data) if mine == RIGHT else (packet.data, words[at])

    def _special(self, pe: Pe, packet: Flight, start: int) -> int:
        words = (packet.address, packet.data)
        return self._thread(pe, self.handlers[packet.type], start, 0, packet.by, packet, words)

    def _thread(
        self,
        pe: Pe,
        entry: Entry,
        start: int,
        frame: int,
        activation: Activation | None,
        packet: Flight,
        words: tuple[int, ...],
    ) -> int:
        """Runs a thread whose first operation is in cycle `start`. Returns the cycle at which it ends."""
        end, waits, out = self._perform(pe, entry, start, frame, activation, packet, words)
        dispatch.run(pe, start, end)
        if self.watch is not None:
            self.watch.done("thread", pe, packet, start, end, entry)
        if waits > 0 and activation is not None and activation.alive:
            activation.waits[waits] = (end, out[-1] if out else None)
            if self.places[waits].word == BARRIER:
                self.barriers[pe.number, waits] = self.barriers.get((pe.number, waits), 0) + 1
            activation.waiting = waits, end
        return end

    def _perform(
        self,
        pe: Pe,
        entry: Entry,
        start: int,
        frame: int,
        activation: Activation | None,
        packet: Flight,
        words: tuple[int, ...],
    ) -> tuple[int, int, Out]:
        """Runs an entry's operations and sends their packets. Returns the cycle at which the thread ends, the number of
        the break at which the activation waits (0 if it does not wait; TRAPPED), and the packets."""
        out: Out = []
        origin = packet.origin if packet.type > HOST else 0
        function = entry.function or self.program.compile(entry, self.scope)
        pe.activation = activation
        pe.origin = origin
        pe.current = entry
        if self.races is not None:
            self.races.begin(pe, packet, entry, start, frame)
        try:
            end, waits = function(pe, out, start, pe.base, frame, *words)
        except (Trapped, DivisionByZero) as error:
            end, waits = self._trapped(pe, entry, start, packet, error), TRAPPED
        if self.races is not None:
            self.races.end(pe, packet, entry, waits, out)
        if frame and activation is not None and not activation.alive:  # its own thread, not a handler for it
            ended = self.ended.setdefault(pe.number, {})
            ended[activation.template] = (
                ended.get(activation.template, (0, 0, 0))[0] + 1,
                out[-1][5] if out else 0,
                end,
            )
        if out:
            self.leave(pe, out, origin, activation)
        return end, waits, out

    def leave(self, pe: Pe, out: Out, origin: int, by: Activation | None) -> None:
        """Puts the thread's packets on their way to the PE's switch."""
        source, path, arrive = pe.number, self.switches.path, self.switches.arrive
        if self.watch is not None:
            self.watch.sent(source, out, origin)
        if self.under_way + len(out) > self.most_under_way:
            del out[self._crowded(pe, out, origin, by) :]
        self.under_way += len(out)
        turn = self.races.clock if self.races is not None else None
        interfaces = self.interfaces
        for cycle, kind, goal, address, data, op in out:
            pe.sent[kind] += 1
            at = cycle + self.numbers.inject
            if self.numbers.delayed:
                at = self.delayed(pe, goal, at)
            if interfaces is not None and (source >= interfaces.pes or goal != source):
                interfaces.leave(pe, Flight(kind, goal, address, data, origin or op, source, by, None, cycle, turn), at)
                continue
            way = path(source, goal) if interfaces is None else self.switches.door(goal)
            arrive(Flight(kind, goal, address, data, origin or op, source, by, way, cycle, turn), at)
        self.packets += len(out)

    def serve_interface(self, pe: Pe, packet: Flight, begin: int) -> tuple[int, bool]:
        """Runs a handler of a network interface. Returns the cycle at which it ends, and whether it trapped."""
        entry = self.handlers[packet.type]
        end, waits, _ = self._perform(pe, entry, begin, 0, packet.by, packet, (packet.address, packet.data))
        return end, waits == TRAPPED

    def _crowded(self, pe: Pe, out: Out, origin: int, by: Activation | None) -> int:
        """Ends the run because too many packets are under way. Returns the number of the first packet beyond the
        limit."""
        number = self.most_under_way - self.under_way
        cycle, _, _, _, _, op = out[number]
        detail = f"{self.most_under_way:,} packets are under way in the whole machine, and no more are allowed"
        self.end_at(pe, cycle, Trapped("packet buffer full", detail), origin or op, by)
        return number

    def delayed(self, pe: Pe, goal: int, cycle: int) -> int:
        """The cycle at which a packet leaves when links are slow. It never leaves before an earlier one for that PE."""
        last = pe.last_left.get(goal, 0)
        pe.last_left[goal] = left = leaves(pe, self.numbers, self.options.late, pe.number, cycle, last)
        return left

    # host services

    def _host(self, pe: Pe, packet: Flight, start: int) -> int:
        window = Window(self.memory, pe.base, self.checks.stored if self.checks is not None else None)
        pe.current = None
        if self.watch is not None:
            self.watch.asked(pe, packet, start)
        try:
            self.memory.access(packet.address, WORD)
            window.span(packet.address, REQUEST_WORDS * WORD)
            at = pe.base + packet.address >> 2
            service, *words = self.memory.i32[at : at + REQUEST_WORDS].tolist()
            if service in (services.EXIT, services.ABORT):
                report.ended(self, ABORTED if service == services.ABORT else words[0] & 0xFF, packet.by, packet.origin)
            tag = f"[PE {pe.number}, {self.now}] "
            answer = self.host.serve(window, service, (words[0], words[1], words[2], words[3]), tag)
        except Trapped as error:
            self.trap(error, pe.number, packet.origin, packet.by)
        report.notes(self, packet.origin, packet.by)
        measured = self.measured if service == services.MEASURE else None
        if measured is not None and not measured.mark((words[0], words[1]), lambda: report.figures(self, self.now)):
            report.warn(self, "W1016", UNBEGUN, packet.origin, packet.by)
        if measured is not None and measured.is_at(self.options.edge):
            report.finish(self, 0, None, (), report.under_way(self))
        end = dispatch.serve(pe, self.numbers, service, start)
        if self.watch is not None:
            self.watch.served(pe, packet, start, end)
        if self.races is not None:
            self.races.serve(pe, packet)
        if packet.data:
            k = packet.data & 0xFFFF_FFFF
            out = [(end, NORMAL, k >> self.target.address_bits, k & self.target.address_mask, i32(answer), 0)]
            self.leave(pe, out, packet.origin, packet.by)
        return end

    # traps

    def _blame(self, kind: str, pe: Pe, packet: Flight, *detail: str) -> NoReturn:
        """Ends the run because a packet can't be dispatched. The message names the sender."""
        where = f"the packet from PE {packet.source} for address {packet.address & ~1:#x} of PE {pe.number}"
        self.trap(Trapped(kind, where, *detail), pe.number, packet.origin, packet.by)

    def trap(self, error: Trapped, pe: int, op: int, activation: Activation | None) -> NoReturn:
        """Ends the run with a trap, in this cycle."""
        report.trapped(self, error, pe, op, activation)

    def _trapped(
        self,
        pe: Pe,
        entry: Entry,
        start: int,
        packet: Flight,
        error: Trapped | DivisionByZero,
    ) -> int:
        """Ends the run at the cycle in which an operation of a thread trapped. Returns that cycle."""
        op, cycle = locate(entry, error.__traceback__, start)
        if self.watch is not None:
            self.watch.trapped(entry, op, cycle, error)
        trap = error if isinstance(error, Trapped) else Trapped("division by zero")
        if trap.kind == "out of cycles":
            self.cut[pe.number] = pe.origin or op
            if self.interfaces is not None and pe.number >= self.interfaces.pes and self.interfaces.cuts:
                trap = self.interfaces.too_long()
        if pe.origin:
            handler = self.module.templates[entry.template].name
            where = f", at {self.places[op].span}" if own(handler) else ""
            sent = f"PE {packet.source} sent the packet"
            detail = [f"in the handler of `{own(handler) or handler}` packets{where}; {sent}"]
            if before := pe.tagged.get(packet.address):
                detail.append(f"the last packet that changed the cell was sent at {self.places[before].span}")
            trap = Trapped(trap.kind, *trap.detail, *detail, notes=trap.notes)
            op = pe.origin
        self.end_at(pe, cycle, trap, op, pe.activation)
        return cycle

    def end_at(self, pe: Pe, cycle: int, trap: Trapped, op: int, activation: Activation | None) -> None:
        """Schedules the end of the run for that cycle."""

        def end(event: Any) -> None:
            self.trap(trap, pe.number, op, activation)

        self.clock.at(cycle, ENDS * self.units + pe.number, Turn(self.clock, end))
