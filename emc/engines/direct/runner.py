"""A run of the engine `direct`: the native engine's, with a clock of real time, and ends that name no cycle."""

from __future__ import annotations

import ctypes
from contextlib import nullcontext
from importlib import import_module
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from emc.dataclass import replace
from emc.engines.direct.refused import check_options
from emc.engines.native.kernel import state
from emc.engines.native.kernel.kinds import UNTIMED
from emc.engines.native.names import EXECUTE
from emc.engines.native.run import brief, runner
from emc.engines.native.run.exits import exited
from emc.engines.native.run.improve import Threads
from emc.engines.native.run.kernels import kernel_of
from emc.engines.native.run.machine import KINDS, Machine
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import NATIVE_REPORTS_MORE as MORE
from emc.machine.run import NO_TIME, Real, Run, Trap, Waiting, inlined_calls, status_of, users_line
from emc.machine.standing import cause, standing
from emc.machine.waits import Unit, Waits
from emc.source import NOWHERE

if TYPE_CHECKING:
    from emc.engines.direct.watch import Watch

BLAMED = {
    state.NO_ENTRY: "packet to no entry",
    state.DEAD_FRAME: "packet to a dead frame",
    state.OVERRUN: "matching overrun",
}
_CLOCK = ctypes.CFUNCTYPE(ctypes.c_int64)


class Untimed(Machine):
    """The machine of a run without time."""

    entry = EXECUTE

    def _first_turn(self, first: Any) -> None:
        first.waiting = 1
        self.record.ready = self.record.last_ready = 1

    def take_share(self, first: int, pes: int) -> None:
        """Runs only this number of PEs, from the first one on."""
        self.record.first_pe, self.record.own_pes = first, pes

    def lanes_to(self, ranks: list[int]) -> list[tuple[int, Any]]:
        """The numbers of those ranks, and the records of the lanes to and from each of them."""
        lanes = self._array("lane")
        return [(rank, lanes[rank]) for rank in ranks]

    def set_clock(self, clock: Any) -> None:
        """Sets the function that threads ask for the time."""
        self.held.append(clock)
        self.record.clock = ctypes.cast(clock, ctypes.c_void_p).value


class Runner(runner.Runner):
    """One run. It has no recorded answers of the host, since nothing runs it again. idle: no thread is started."""

    machine_class = Untimed
    machine: Untimed

    def __init__(
        self,
        loaded: runner.Loaded,
        description: Description,
        options: Options,
        host: Host,
        *,
        idle: bool = False,
    ):
        super().__init__(loaded, description, options, host, idle=idle)
        self.watch: Watch | None = None
        self.began = self.ended = 0  # nanoseconds: when the run began, and when it ended
        self.hertz = description.clock.hertz
        self.late = False  # the run took longer than options.max_seconds
        self.machine.take_share(0, self.program.target.pes)
        self.machine.record.pause = state.NEVER
        self.machine.set_clock(_CLOCK(self._time))

    def _threads(self, loaded: runner.Loaded) -> Threads:
        """The machine code of the program's threads, all of it, and of the kernel: the run waits for no
        compiler."""
        threads = super()._threads(loaded)
        threads.complete()
        kernel_of(UNTIMED).code()
        return threads

    def advance(self) -> int:
        self._prepare()
        self.began = perf_counter_ns()
        with self.watch or nullcontext():
            reason = super().advance()
            self.ended = perf_counter_ns()
        return reason

    def _prepare(self) -> None:
        """What is done before the clock starts."""
        if self.options.waits:
            self.watch = self._watch("PE")

    def _watch(self, unit: Unit) -> Watch:
        room = import_module("emc.engines.direct.watch")  # this imports NumPy
        return room.Watch(self.machine, self.origin, unit, perf_counter_ns)

    @property
    def seconds(self) -> float:
        """Real time from the start to the end of the run, or until now."""
        return ((self.ended or perf_counter_ns()) - self.began) / 1e9

    def _time(self) -> int:
        """Real time since the start, in cycles of the machine's clock."""
        return (perf_counter_ns() - self.began) * self.hertz // 10**9

    def _look(self, looks: int) -> None:
        if looks % runner.PROGRESS == 0 and self.options.progress is not None:
            m = self.machine.record
            self.options.progress(NO_TIME, m.packets + m.chained)
        if self.options.max_seconds and self.seconds > self.options.max_seconds:
            self.late = True
            self.machine.stop()

    # ---- the end

    def _told(self, reason: int) -> Run:
        if self.machine.is_stopped:
            return self.interrupted()
        if reason == state.HOST and self._only_callers_alive():
            return self._run(self.status, None, ())
        if reason == state.HOST:
            return self._run(self.status, None, self.left())
        alive = tuple(self.waiting())
        trap = self._deadlock(alive) if reason == state.DEADLOCK else self._trap(reason)
        return self._run(status_of(trap.kind), trap, alive)

    def _deadlock(self, alive: tuple[Waiting, ...]) -> Trap:
        first = cause(alive)
        place, pe = (first.span, first.pe) if first else (NOWHERE, 0)
        none = () if alive else ("no thread is left, but the program has not called exit",)
        return Trap("deadlock", place, pe, NO_TIME, (), (*standing(alive), *none, MORE))

    def _trap(self, reason: int) -> Trap:
        """The trap of a thread, of a packet that can't be dispatched, or of a request whose block is outside of
        memory."""
        m = self.machine.record
        if reason == state.TRAPPED and m.trap_at == state.NEVER:
            return self._at("wild address", m.host_origin, m.host_pe, m.host_by, m.host_by_life)
        if m.blamed:
            return self._at(BLAMED[m.blamed], m.failed_op, m.failed_pe, m.failed_by, m.failed_life)
        trap = brief.brief(self.origin, self.program, self.machine, reason, None)
        return replace(trap, cycle=NO_TIME, detail=tuple(MORE if text == brief.MORE else text for text in trap.detail))

    def _at(self, kind: str, op: int, pe: int, by: int, life: int) -> Trap:
        """A trap at an operation that sent a packet to a PE. The activation of segment `by` sent it."""
        span = self.origin.operation(op).span if op else NOWHERE
        chain = inlined_calls(span, pe) + brief.chain(self.origin, self.program, self.machine, by, life)
        at = users_line(span, chain)
        inside = () if at is span else (f"in {chain[0].template} of the library, at {span}",)
        return Trap(kind, at, pe, NO_TIME, chain, (*inside, MORE))

    def interrupted(self) -> Run:
        run = super().interrupted()
        assert run.trap is not None
        if not self.late:
            return replace(run, trap=replace(run.trap, cycle=NO_TIME))
        limit = f"the limit, --max-seconds, is {self.options.max_seconds:g}"
        trap = replace(run.trap, kind="out of time", cycle=NO_TIME, detail=(limit, *run.trap.detail))
        return replace(run, status=status_of(trap.kind), trap=trap)

    def waiting(self, spared: frozenset[int] = frozenset(), whole: bool = True) -> list[Waiting]:
        return [replace(one, since=NO_TIME) for one in super().waiting(spared, whole)]

    def _run(self, status: int, trap: Trap | None, alive: tuple[Waiting, ...]) -> Run:
        return Run(
            self.host.output,
            self.host.errors,
            status,
            trap,
            NO_TIME,
            self.machine.record.packets,
            (),
            tuple(self.warnings),
            alive,
            exited(self.machine, self.program, self.origin) if alive and trap is None else None,
            self._flying() if trap is None else (),
            real=Real(self.seconds, improved=self.improver.improved),
            waits=self._waits(),
        )

    def _waits(self) -> Waits | None:
        return None if self.watch is None else self.watch.waits([self.watch.seen])

    def _flying(self) -> tuple[tuple[str, int], ...]:
        """Packets in the queues of PEs, by type."""
        loads = KINDS["load"] * (self.machine.record.most_packets + 1)
        packets, names = loads.from_address(self.machine.loads.address), self.program.types
        counts = dict.fromkeys(names, 0)
        for pe in self.machine.pes:
            number = pe.head
            while number:
                counts[names[packets[number].what & 0xFFFF]] += 1
                number = packets[number].cycle
        return tuple(sorted((name, count) for name, count in counts.items() if count))


def run_loaded(loaded: runner.Loaded, description: Description, options: Options, host: Host) -> Run:
    """Runs a program. Raises Faulty for what this engine can't do (E1014)."""
    try:
        check_options(options)
        return Runner(loaded, description, options, host).run()
    finally:
        host.close()
