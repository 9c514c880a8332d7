"""The search: the usual run, then the plan's schedules until one differs or the allowance ends, then smaller ones.

search = Search(task, Allowance(runs=400, seconds=60), jobs=2)
found = search.run()                    KeyboardInterrupt: search.so_far says what was found before
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Literal

from emc.dataclass import dataclass, replace
from emc.explore.judge import STOPPED, Judge, Trial, Verdict
from emc.explore.outcome import Apart, Reading
from emc.explore.plan import inversions, number_packets, plan, smaller
from emc.explore.schedule import USUAL, Schedule
from emc.explore.task import Input, Task
from emc.explore.workers import TimeIsUp, Workers, cores
from emc.machine import Run
from emc.machine.options import Late, Window
from emc.machine.run import Dispatched

RECORDED = 200_000  # packets of the usual run, of which systematic schedules are made
SINGLE = 64  # single delays that are tried in the place of a random schedule that differs
TIMES, MORE = 4, 100_000  # a run is stopped after TIMES the cycles that its delays can account for, and MORE


@dataclass(frozen=True, slots=True)
class Allowance:
    """How long to search. runs: the number of schedules to try besides the usual one. seconds: wall-clock time."""

    runs: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Difference:
    """A schedule that gives another outcome. apart: where they first differ. number: which of the plan's it was, from
    1, or the one of which this is a smaller form. max_cycles: that it was given, 0: any number; stopped: it took more.
    packets: for each in schedule.late what it was; None where that is not known for sure."""

    schedule: Schedule
    apart: Apart
    number: int
    max_cycles: int
    stopped: bool
    packets: tuple[Dispatched | None, ...] = ()


End = Literal["difference", "runs", "seconds", "interrupted"]


@dataclass(slots=True)
class Found:
    """usual: the run as `emc run` has it; None before it is over. runs: schedules that were tried. single: delays of a
    packet that change an order of arrival; tried: how many of them were tried; whole: they are of all packets. several:
    schedules with some of these at once. reads: whether the usual run read standard input. over: why it ended."""

    usual: Run | None = None
    runs: int = 0
    single: int = 0
    tried: int = 0
    several: int = 0
    whole: bool = True
    reads: bool = False
    difference: Difference | None = None
    over: End = "interrupted"


class Search:
    """jobs: processes, 0: as many as cores. report: is called with the number of schedules tried so far; progress: with
    (cycle, packets) of the usual run. so_far: what was found."""

    def __init__(
        self,
        task: Task,
        allowance: Allowance,
        reading: Reading,
        jobs: int = 0,
        report: Callable[[int], object] = lambda n: None,
        progress: Callable[[int, int], None] | None = None,
    ):
        self.task = task
        self.allowance = allowance
        self.reading = reading
        self.jobs = jobs or cores()
        self.report = report
        self.progress = progress
        self.so_far = Found()
        self.until = time.monotonic() + allowance.seconds
        self.delays: list[Late] = []

    def run(self) -> Found:
        """All of it. Raises Faulty, KeyboardInterrupt; then `so_far` stays."""
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
        with Workers(Judge(self.task, outcome, self.reading), self.jobs) as workers:
            try:
                found.over = "difference" if self._differs(workers, trials) else "runs"
            except TimeIsUp:
                found.over = "seconds"
        return found

    def _differs(self, workers: Workers, trials: Iterator[Trial]) -> bool:
        """Whether one of the trials differs: the first of the plan, then made smaller."""
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

    def _made_smaller(self, workers: Workers, one: Difference) -> Difference:
        """The first that differs, too, of schedules that depart less from the usual one; or that one itself."""
        rest = () if len(one.schedule.late) == 1 else self.delays[self.so_far.tried :]
        less = (*(Schedule(late=(late,)) for late in rest[:SINGLE]), *smaller(one.schedule))
        try:
            for trial, verdict in workers.verdicts(map(self._trial, less), self.until):
                if (other := _difference(trial, verdict, one.number)) is not None:
                    return other
        except TimeIsUp:
            pass  # there is one that differs; it need not be the smallest
        return one

    def _trial(self, schedule: Schedule) -> Trial:
        """With an end for what goes on for ever: more cycles than the delays can be the reason of."""
        usual = self.so_far.usual
        assert usual is not None
        if usual.trap is not None and usual.trap.kind == STOPPED:
            return Trial(schedule, self.task.options.max_cycles)
        return Trial(schedule, TIMES * (usual.cycles + schedule.delay(usual.packets)) + MORE)

    def _named(self, one: Difference) -> Difference:
        """The same, with the packets that are late, as a record of that run shows them."""
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
