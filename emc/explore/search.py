"""The search: the usual run, then the plan's schedules until one differs or the allowance ends, then smaller schedules.

search = Search(task, Allowance(runs=400, seconds=60), jobs=2)
found = search.run()                    KeyboardInterrupt: search.so_far says what was found before
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING, Any, Literal

from emc.dataclass import dataclass, replace
from emc.explore.alone import Alone, TimeIsUp
from emc.explore.judge import STOPPED, Judge, Trial, Verdict
from emc.explore.outcome import Apart, Reading
from emc.explore.plan import inversions, number_packets, plan, smaller
from emc.explore.schedule import USUAL, Schedule
from emc.explore.task import Input, Task
from emc.machine import Run
from emc.machine.options import Late, Window
from emc.machine.run import Dispatched

if TYPE_CHECKING:
    from emc.explore.workers import Workers

RECORDED = 200_000  # packets of the usual run from which systematic schedules are made
SINGLE = 64  # single delays that are tried in place of a random schedule that differs
TIMES, MORE = 4, 100_000  # a run is stopped after TIMES the cycles that its delays can explain, plus MORE


@dataclass(frozen=True, slots=True)
class Allowance:
    """The limits of a search."""

    runs: int  # the number of schedules to try besides the usual one
    seconds: float  # wall-clock time


@dataclass(frozen=True, slots=True)
class Difference:
    """A schedule that gives another outcome."""

    schedule: Schedule
    apart: Apart  # where the outcomes first differ
    number: int  # the schedule's number in the plan, from 1; or the number of the one of which this is a smaller form
    max_cycles: int  # its limit of cycles; 0: none
    stopped: bool  # it took more cycles
    packets: tuple[Dispatched | None, ...] = ()  # for each in schedule.late, the packet; None if it is not certain


End = Literal["difference", "runs", "seconds", "interrupted"]


@dataclass(slots=True)
class Found:
    """The result of the search."""

    usual: Run | None = None  # as `emc run` gives it; None before it is over
    runs: int = 0  # schedules that were tried
    single: int = 0  # delays of one packet that change an order of arrival
    tried: int = 0  # how many of them were tried
    several: int = 0  # schedules with several of them at once
    whole: bool = True  # they are made from all packets
    reads: bool = False  # whether the usual run read standard input
    difference: Difference | None = None
    over: End = "interrupted"  # why the search ended


class Search:
    """One search. jobs: the number of processes, 0: as many as cores. apart: whether there are any; False: all is done
    in this one. report: is called with the number of schedules tried so far. progress: is called with (cycle, packets)
    of the usual run."""

    def __init__(
        self,
        task: Task,
        allowance: Allowance,
        reading: Reading,
        jobs: int = 0,
        report: Callable[[int], object] = lambda n: None,
        progress: Callable[[int, int], None] | None = None,
        apart: bool = True,
    ):
        self.task = task
        self.allowance = allowance
        self.reading = reading
        self.jobs = jobs
        self.apart = apart
        self.report = report
        self.progress = progress
        self.so_far = Found()  # what was found
        self.until = time.monotonic() + allowance.seconds
        self.delays: list[Late] = []

    def run(self) -> Found:
        """Does the whole search. Raises Faulty, KeyboardInterrupt; `so_far` is still valid then."""
        found = self.so_far
        usual, outcome = self.task.go(USUAL, record=True, window=Window(most=RECORDED), progress=self.progress)
        if usual.trap is not None and usual.trap.kind == "interrupted":
            raise KeyboardInterrupt
        found.usual = usual
        if isinstance(self.task.stdin, Input):
            self.task = replace(self.task, stdin=self.task.stdin.getvalue())
            found.reads = self.task.stdin != b""
        self.delays = inversions(usual.trace)
        found.single, found.whole = len(self.delays), not usual.untraced
        trials = (self._trial(schedule) for schedule in islice(plan(self.delays), self.allowance.runs))
        with self._workers(Judge(self.task, outcome, self.reading).verdict) as workers:
            try:
                found.over = "difference" if self._differs(workers, trials) else "runs"
            except TimeIsUp:
                found.over = "seconds"
        return found

    def _workers(self, work: Callable[[Trial], Verdict]) -> Workers[Trial, Verdict] | Alone[Trial, Verdict]:
        if not self.apart:
            return Alone(work)
        room: Any = import_module("emc.explore.workers")  # not every computer has processes
        return room.Workers(work, self.jobs or room.cores())

    def _differs(self, workers: Workers[Trial, Verdict] | Alone[Trial, Verdict], trials: Iterator[Trial]) -> bool:
        """Whether one of the trials differs. Keeps the first one in the order of the plan, after making it smaller."""
        found = self.so_far
        for trial, verdict in workers.verdicts(trials, self.until):
            found.runs += 1
            found.tried += len(trial.schedule.late) == 1
            found.several += len(trial.schedule.late) > 1
            self.report(found.runs)
            if (one := _difference(trial, verdict, found.runs)) is not None:
                found.difference, found.over = one, "difference"
                found.difference = self._named(self._made_smaller(workers, one))
                return True
        return False

    def _made_smaller(self, workers: Workers[Trial, Verdict] | Alone[Trial, Verdict], one: Difference) -> Difference:
        """The first schedule that changes less and also differs; the given one if there is none."""
        rest = () if len(one.schedule.late) == 1 else self.delays[self.so_far.tried :]
        less = (*(Schedule(late=(late,)) for late in rest[:SINGLE]), *smaller(one.schedule))
        try:
            for trial, verdict in workers.verdicts(map(self._trial, less), self.until):
                if (other := _difference(trial, verdict, one.number)) is not None:
                    return other
        except TimeIsUp:
            pass  # there is one that differs, though perhaps not the smallest
        return one

    def _trial(self, schedule: Schedule) -> Trial:
        """A trial of the schedule. It is stopped if it takes more cycles than the delays can explain, so an endless run
        ends."""
        usual = self.so_far.usual
        assert usual is not None
        if usual.trap is not None and usual.trap.kind == STOPPED:
            return Trial(schedule, self.task.options.max_cycles)
        return Trial(schedule, TIMES * (usual.cycles + schedule.delay(usual.packets)) + MORE)

    def _named(self, one: Difference) -> Difference:
        """The difference, with a description of its late packets. The description comes from a recorded run."""
        if not one.schedule.late:
            return one
        run, _ = self.task.go(one.schedule, record=True, window=Window(most=RECORDED), max_cycles=one.max_cycles)
        known = number_packets(run.trace)
        rows = ((known.get((late.pe, late.packet)), late) for late in one.schedule.late)
        return replace(
            one, packets=tuple(row if row and row.came - row.left >= late.cycles else None for row, late in rows)
        )


def _difference(trial: Trial, verdict: Verdict, number: int) -> Difference | None:
    if verdict.apart is None:
        return None
    return Difference(trial.schedule, verdict.apart, number, trial.max_cycles, verdict.stopped)
