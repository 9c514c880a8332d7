"""Runs a program from its start to its Run: drives the kernel, calls the host, reports the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from emc.dataclass import replace
from emc.engines import engine
from emc.engines.disagreed import disagreed
from emc.engines.native.kernel import state
from emc.engines.native.run.brief import MORE, brief, chain, is_long
from emc.engines.native.run.exits import callers, exited, is_awaited
from emc.engines.native.run.front import Front
from emc.engines.native.run.improve import Improver, Threads
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.memory import Outside
from emc.engines.native.run.origin import Origin
from emc.engines.native.run.program import Program
from emc.engines.native.run.tally import Requests, counts
from emc.engines.native.run.trace import moving, trace
from emc.engines.playback import Played, Recorded
from emc.faults import Fault, Kind
from emc.ir.numbers import i32
from emc.ir.tags import FULL, VALUES
from emc.machine import host as services
from emc.machine.counters import Counters, counted, served
from emc.machine.description import Description
from emc.machine.host import Host, Memory
from emc.machine.options import Options
from emc.machine.overview import Overview
from emc.machine.region import UNBEGUN, Figures, Measured
from emc.machine.run import (
    ABORTED,
    INTERRUPTED,
    Dispatched,
    Moving,
    Run,
    Trap,
    Waiting,
    inlined_calls,
    status_of,
    users_line,
)
from emc.machine.standing import cause, standing
from emc.machine.tally import last_counted, same_edge, same_end
from emc.source import LIBRARY, NOWHERE, Span
from emc.target import NORMAL, REQUEST_WORDS, WORD

if TYPE_CHECKING:
    from emc.engines.native.codegen.threads import Texts
    from emc.engines.native.run.checks import Checks
    from emc.engines.native.run.races import Races
    from emc.ir.module import Module

PROGRESS = 5  # calls of `look` between two reports
LASTS = 3  # calls of `look` until better code of threads is made; the plain code took about as long
LASTS_LONG = 10  # calls of `look` until better code of the kernel is made


class Loaded:
    """A program and its module, which is loaded only if it is needed. written: its LLVM text, if it was just made."""

    def __init__(
        self, program: Program, module: Callable[[], Module], description: Description, written: Texts | None = None
    ):
        self.program = program
        self.origin = Origin(module)
        self.description = description
        self.written = written

    def texts(self) -> Texts:
        """The program's LLVM text."""
        if self.written is not None:
            return self.written
        threads = import_module("emc.engines.native.codegen.threads")  # this imports most of the compiler
        program = self.program
        profile, races = program.area is not None, program.watched is not None
        return threads.text_of(self.origin.module, self.description, profile, program.untimed, races)


class Runner:
    """One run of a program. With `idle` it is a machine at rest, whose owner starts the runs. until: the cycle up to
    which a profile counts."""

    machine_class: type[Machine] = Machine

    def __init__(
        self,
        loaded: Loaded,
        description: Description,
        options: Options,
        host: Host,
        *,
        idle: bool = False,
        until: int = state.NEVER,
    ):
        self.origin = loaded.origin
        self.description = description
        self.options = options
        self.recorded = None if idle or loaded.program.untimed else Recorded(host)
        self.host: Host = self.recorded or host
        self.host.tag = host.tag or options.tag
        self.program = loaded.program
        threads = self._threads(loaded)
        self.machine = self.machine_class(self.program, threads.load, description, options, idle=idle, until=until)
        self.checks: Checks | None = None
        if self.program.shadow is not None:
            room = import_module("emc.engines.native.run.checks")  # this imports the text of messages
            self.checks = room.Checks(self.machine, self.origin)
        self.races: Races | None = None
        if self.program.watched is not None:
            room = import_module("emc.engines.native.run.races")
            self.races = room.Races(self.machine, self.program, self.origin, self.checks)
        self.requests = Requests()
        self.improver = Improver(threads, self.machine)
        self.front = Front()
        self.drain = (
            self._drain() if options.record and options.taker is not None and not loaded.origin.leaves else None
        )
        self.warnings: list[Fault] = []
        self.measured = Measured(options.measure) if options.measure else None
        self.status = -1
        self.is_at_edge = False  # the run has ended at Options.edge

    def _threads(self, loaded: Loaded) -> Threads:
        """The machine code of the program's threads."""
        return Threads(loaded.program, loaded.texts)

    def _drain(self) -> Any:
        """The object that hands over recorded packets while the program runs."""
        room = import_module("emc.engines.native.run.drain")  # this imports NumPy
        drain = room.Drain(self.origin, self.program, self.machine, self.options.taker)
        self.machine.between = drain.empty
        return drain

    def run(self) -> Run:
        """Runs the program to its end."""
        reason = self.advance()
        self.improver.finish()
        return self._told(reason)

    def advance(self) -> int:
        """Runs the machine until the kernel can't go on, and returns why. Ctrl-C interrupts this thread, the main one,
        while another one runs the machine."""
        looks = 0

        def look() -> None:
            nonlocal looks
            looks += 1
            if looks >= LASTS:
                self.improver.start()
            if looks == LASTS_LONG:
                self.improver.start_kernel()
            self._look(looks)

        def stop() -> None:
            self.machine.stop()

        self.front = Front()
        try:
            reason = self.front.run(self._until_the_end, look, stop)
            if self.checks is not None and self.checks.error is not None:
                raise self.checks.error
            if self.races is not None and self.races.error is not None:
                raise self.races.error
            if self.improver.wrong:
                raise self.improver.wrong[0]
            return reason
        except BaseException:
            self.improver.finish()
            raise

    def _look(self, looks: int) -> None:
        """Shows how far the run has come, from time to time. looks: how often this function was called."""
        if self.drain is not None:
            self.drain.look()
        if looks % PROGRESS == 0 and self.options.progress is not None:
            # the sums include packets that threads have dispatched themselves, which the kernel counts later
            m = self.machine.record
            self.options.progress(max(m.now, m.began), m.packets + m.chained)

    def _time(self) -> int:
        """The cycle in which the host serves a request."""
        return self.machine.record.now

    def _until_the_end(self) -> int:
        machine = self.machine
        while (reason := machine.go()) == state.HOST:
            try:
                if self._served():
                    return state.HOST
            except Outside:
                return state.TRAPPED
            except KeyboardInterrupt:  # while it waited for input
                return state.STOPPED
        return reason

    def _served(self) -> bool:
        """Serves the request to the host. Returns True if the program has ended."""
        m, window = self.machine.record, self.machine.window(self.checks.stored if self.checks is not None else None)
        if self.program.area is not None:
            self.requests.came(m, self.machine.lasts[m.host_pe].spill)
        block = memoryview(window.read(m.host_address, REQUEST_WORDS * WORD)).cast("i")
        service, *words = block.tolist()
        m.host_service = service
        if m.host_address & 3:
            raise Outside
        if service in (services.EXIT, services.ABORT):
            self.status = ABORTED if service == services.ABORT else words[0] & 0xFF
            return True
        tag = f"[PE {m.host_pe}, {self._time()}] "
        asked = (words[0], words[1], words[2], words[3])
        m.answer = i32(self._perform(window, service, asked, tag))
        notes = tuple(self.host.notes)
        self.host.notes.clear()
        for text in notes:
            self._warn("W1011", text)
        measured = self.measured if service == services.MEASURE else None
        if measured is not None and not measured.mark((words[0], words[1]), self._figures):
            self._warn("W1016", UNBEGUN)
        if measured is not None and measured.is_at(self.options.edge):
            self.status, self.is_at_edge = 0, True
            return True
        if self.program.area is not None:
            self.requests.answered(m)
        return False

    def _warn(self, code: str, text: str) -> None:
        """A warning about the request, at the user's line that made it. Each one is kept once."""
        fault = Fault(Kind.WARNING, code, self._asking_line(), text)
        if fault not in self.warnings:
            self.warnings.append(fault)

    def _perform(self, memory: Memory, service: int, words: tuple[int, int, int, int], tag: str) -> int:
        """Lets the host perform a service. Returns its answer. memory: the memory of the PE that asked."""
        serve = partial(self.host.serve, memory, service, words, tag)
        return self.front.ask(serve) if self.host.may_wait(service, words) else serve()

    def _asking_line(self) -> Span:
        """The user's line that made the request, found up the chain of calls."""
        m = self.machine.record
        origin: int = m.host_origin
        calls = chain(self.origin, self.program, self.machine, m.host_by, m.host_by_life)
        return users_line(self.origin.operation(origin).span, calls)

    # ---- the end

    def _told(self, reason: int) -> Run:
        if self.machine.is_stopped:
            return self.interrupted()
        if reason == state.HOST and (self.is_at_edge or self._only_callers_alive()):
            return self._run(self.status, None, ())
        assert self.recorded is not None
        found = self.checks is not None and bool(self.checks.found) and reason == state.TRAPPED
        if (is_long(self.machine, found) or self.recorded.is_full) and not self.origin.leaves:
            return self.in_brief(reason)
        sure = reason in (state.TRAPPED, state.HOST) and not self.origin.leaves
        cycle = self.machine.record.now if sure else -1
        return self._by_reference(reason, cycle)

    def in_brief(self, reason: int) -> Run:
        """Reports the end of the run, as far as this engine can."""
        if reason == state.HOST:
            return self._run(self.status, None, self.left())
        alive = tuple(self.waiting())
        if reason == state.DEADLOCK:
            self.machine.record.now = self.machine.last_of_all()
            addresses = import_module("emc.ir.layout").layout(self.origin.module).addresses
            differ = disagreed(addresses, self.machine.words, self.machine.target.pes)
            first = next((one for one in alive if differ is not None and one.pe == differ.pe), cause(alive))
            place, pe = (first.span, first.pe) if first else (NOWHERE, 0)
            kind = "deadlock" if differ is None else differ.kind
            trap = Trap(kind, place, pe, self.machine.record.now, (), (*standing(alive), MORE))
        else:
            trap = brief(self.origin, self.program, self.machine, reason, self.checks)
        return self._run(status_of(trap.kind), trap, alive)

    def _by_reference(self, reason: int, cycle: int) -> Run:
        """The full report of a bad end: the reference engine runs the program again. cycle: where it must end, or -1 if
        this engine can't say. After Ctrl-C the report is short."""
        assert self.recorded is not None
        played = Played(self.recorded.first, self.recorded.answers)
        played.tag = self.host.tag
        mine = not self.origin.leaves  # the records and counts of this engine are valid
        options = replace(self.options, record=False, profile=False, overview=False) if mine else self.options
        run = engine("reference")(self.origin.module, self.description, options, played)
        if run.status == INTERRUPTED and mine:
            return self.in_brief(reason)
        if cycle >= 0 and run.cycles != cycle:
            raise RuntimeError(
                f"the engines disagree: the native one ended in cycle {cycle}, the reference {run.cycles}"
            )
        if not mine:
            return run
        recorded = {"trace": self._trace(), "moving": self._moving(), "overview": self._overview(run.cycles)}
        return replace(run, **recorded, untraced=self.machine.record.lost)

    def _only_callers_alive(self) -> bool:
        """Whether all live activations wait for nothing but the end of what called exit."""
        return sum(pe.live for pe in self.machine.pes) == len(callers(self.machine, self.program, self.origin))

    def interrupted(self) -> Run:
        """The end after Ctrl-C. It says where every thread last stopped."""
        m = self.machine.record
        alive = tuple(self.waiting())
        stopped: int = m.failed  # the operation of a thread that ran, if one did
        span = self.origin.operation(stopped).span if stopped else alive[0].span if alive else NOWHERE
        m.now = max(m.now, m.cycle) if stopped else m.now  # the thread's own time is later than the machine's
        trap = Trap("interrupted", span, m.running if stopped or not alive else alive[0].pe, m.now, (), standing(alive))
        return self._run(status_of("interrupted"), trap, alive)

    def left(self) -> tuple[Waiting, ...]:
        """The threads that wait when the program has called exit, without those that wait for nothing but its end, and
        without parts of the library for whose end a thread waits."""
        return tuple(self.waiting(callers(self.machine, self.program, self.origin), whole=False))

    def waiting(self, spared: frozenset[int] = frozenset(), whole: bool = True) -> list[Waiting]:
        """The threads that wait, except those of some segments: first those of main, then by PE and frame, the newest
        first."""
        stride, main = self.machine.record.stride, self.machine.main
        life = self.machine.segment(main).life
        found: list[tuple[bool, int, int, Waiting]] = []
        for pe, one in enumerate(self.machine.pes):
            for number in range(pe * stride + one.low >> 7, pe * stride + self.program.top >> 7):
                segment = self.machine.segment(number)
                template: int = segment.template
                waits: int = segment.waits
                if template and waits and number not in spared:
                    op = self.origin.operation(waits)
                    inside = not whole and op.span.file.startswith(LIBRARY)
                    if inside and is_awaited(self.machine, self.program, self.origin, number):
                        continue
                    name = self.program.names[template - 1]
                    first = number == main or (segment.parent == main and segment.parent_life == life)
                    if not name.startswith("__"):
                        on, made = op.word or "a packet", self._made(pe, segment)
                        thread = Waiting(pe, name, segment.since, on, op.span, made)
                        found.append((not first, pe, -number, thread))
        return [one[-1] for one in sorted(found, key=lambda one: one[:3])]

    def _made(self, pe: int, segment: Any) -> Span:
        """The user's line that called or forked the thread of a segment of that PE."""
        span = self.origin.operation(segment.made).span if segment.made else NOWHERE
        return users_line(span, inlined_calls(span, pe))

    def _run(self, status: int, trap: Trap | None, alive: tuple[Waiting, ...]) -> Run:
        done = self._figures()
        return Run(
            self.host.output,
            self.host.errors,
            status,
            trap,
            done.cycles,
            done.packets,
            done.counters,
            tuple(self.warnings),
            alive,
            exited(self.machine, self.program, self.origin) if alive and trap is None else None,
            self._flying(),
            self._trace(),
            self._moving(),
            done.links,
            self.machine.record.lost,
            interfaces=done.interfaces,
            untaken=() if trap is not None else self._untaken(),
            overview=self._overview(done.cycles),
            region=None if self.measured is None else self.measured.region(lambda: done),
            races=None if self.races is None else self.races.result(trap is not None),
        )

    def _trace(self) -> tuple[Dispatched, ...]:
        if self.drain is not None:
            self.drain.empty()
        return trace(self.origin, self.program, self.machine) if self.options.record else ()

    def _overview(self, cycles: int) -> Overview | None:
        return self.machine.overview(cycles) if self.options.overview else None

    def _moving(self) -> tuple[Moving, ...]:
        return moving(self.origin, self.machine, self.options.window) if self.options.record else ()

    def _untaken(self) -> tuple[str, ...]:
        """The cells to which handlers of network interfaces wrote values that no thread has taken."""
        target, machine = self.machine.target, self.machine
        places = sorted((flag >> target.address_bits, flag & target.address_mask) for flag in machine.flags if flag)
        left = [(pe, at) for pe, at in places if machine.tag(pe, at) in (FULL, VALUES)]
        if not left:
            return ()
        module, objects = self.origin.module, import_module("emc.machine.objects")  # this imports the module's tables
        addresses = import_module("emc.ir.layout").layout(module).addresses
        return tuple(f"{objects.object_at(module, addresses, at, pe)} on PE {pe}" for pe, at in left)

    def _flying(self) -> tuple[tuple[str, int], ...]:
        """Packets under way, by type: those that were sent and not received. The first packet of the run was sent by no
        thread."""
        names, types = self.program.types, len(self.program.types)
        counts = [
            sum(self.machine.sent[kind::types]) - sum(self.machine.received[kind::types]) + (kind == NORMAL)
            for kind in range(types)
        ]
        return tuple(sorted((names[kind], count) for kind, count in enumerate(counts) if count))

    def _figures(self) -> Figures:
        """What the machine has done up to now."""
        m = self.machine.record
        return Figures(
            m.now,
            m.packets,
            self.counters(m.now),
            tuple(served(one, m.now) for one in self.machine.interfaces),
            self.machine.link_counters(m.now),
        )

    def counters(self, cycles: int) -> tuple[Counters, ...]:
        """Each PE's counters up to that cycle."""
        machine, types = self.machine, self.program.types

        def by_type(counts: Any, pe: int) -> dict[str, int]:
            return dict(zip(types, counts[pe * len(types) : (pe + 1) * len(types)], strict=True))

        return tuple(
            counted(
                number,
                pe,
                machine.units[number],
                by_type(machine.sent, number),
                by_type(machine.received, number),
                cycles,
                machine.high(number),
                machine.moved(number, cycles),
            )
            for number, pe in enumerate(machine.pes)
        )


def run(loaded: Loaded, description: Description, options: Options, host: Host) -> Run:
    """Runs a program. Raises Faulty if it does not fit into the machine."""
    try:
        if options.profile:
            return _profiled(loaded, description, options, host)
        return Runner(loaded, description, options, host).run()
    finally:
        host.close()


def _profiled(loaded: Loaded, description: Description, options: Options, host: Host) -> Run:
    """A run with its tally. If PEs were in the middle of threads when it ended, a second run counts the blocks."""
    area = loaded.program.area
    assert area is not None, "a program made for profiles"
    until = last_counted(options)
    first = Runner(loaded, description, options, host, until=until)
    run = first.run()
    if run.tally is not None:  # from the reference engine
        return run
    found = counts(first.machine, area, first.requests)
    if options.edge is not None:
        same_edge(options.edge, run.cycles, run.status == INTERRUPTED)
    elif found.overrun(run.cycles) or run.status == INTERRUPTED:
        again = replace(options, max_cycles=max(1, run.cycles), record=False)
        assert first.recorded is not None
        second = Runner(loaded, description, again, Played(host, first.recorded.answers), until=run.cycles)
        second.advance()
        second.improver.finish()
        same_end(run.cycles, second.machine.record.now, second.machine.is_stopped)
        more = counts(second.machine, area, second.requests)
        found.ran, found.beside, found.decoding = more.ran, more.beside, more.decoding
    reckon = import_module("emc.machine.reckon")  # this imports the table of operations
    return replace(run, tally=reckon.tally(loaded.origin.module, description, found, run.counters, run.cycles))
