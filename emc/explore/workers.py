"""Processes that run a task under schedules, as many at the same time as there are cores.

    with Workers(judge, 2) as workers:
        for trial, verdict in workers.verdicts(trials, until): ...        in the order of the trials

Each schedule is a separate run, and runs share nothing. So each core has a process with the compiled program, and one
pipe leads to each process. There are no threads here: a process that is forked must not have any.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType

from emc.explore.judge import Judge, Trial, Verdict
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

AHEAD = 4  # verdicts of later trials that are kept for each process


class TimeIsUp(Exception):
    """Raised if the time ended before the next verdict came."""


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """A number of processes. Raises Faulty if they can't be started."""

    def __init__(self, judge: Judge, number: int):
        # a forked process already has the program's machine code; macOS does not allow forking
        self.context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self.processes: list[BaseProcess] = []
        self.idle: list[Connection] = []
        self.busy: dict[Connection, int] = {}  # the number of the trial that each one runs
        self.numbers = count()
        sys.stdout.flush()
        sys.stderr.flush()
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which ends the others
        try:
            for _ in range(number):
                self._start(judge)
        except OSError as reason:
            self._end()
            raise _fault(f"this computer can't start {number} processes: {reason.strerror}") from None
        finally:
            signal.signal(signal.SIGINT, heard)

    def _start(self, judge: Judge) -> None:
        mine, its = self.context.Pipe()
        process = self.context.Process(target=_serve, args=(its, judge, [*self.idle, mine]), daemon=True)
        process.start()
        its.close()
        self.processes.append(process)
        self.idle.append(mine)

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        for process in self.processes:
            process.kill()  # it has nothing to clean up
        for process in self.processes:
            process.join()
        for pipe in (*self.idle, *self.busy):
            pipe.close()

    def verdicts(self, trials: Iterable[Trial], until: float) -> Iterator[tuple[Trial, Verdict]]:
        """The verdict on each trial, in order. until: a time on the monotonic clock. Raises TimeIsUp, and Faulty if a
        process ends unexpectedly."""
        pending: deque[tuple[int, Trial]] = deque()
        known: dict[int, Verdict] = {}
        source, more = iter(trials), True
        while True:
            while more and self.idle and len(pending) < len(self.processes) * AHEAD:
                if (trial := next(source, None)) is None:
                    more = False
                else:
                    pending.append((self._give(trial), trial))
            if pending and pending[0][0] in known:
                number, trial = pending.popleft()
                yield trial, known.pop(number)
            elif pending or more:
                known.update(self._heard(until))
            else:
                return

    def _give(self, trial: Trial) -> int:
        """Gives a trial to a process, with a new number: the verdict of an abandoned trial is ignored."""
        pipe, number = self.idle.pop(), next(self.numbers)
        self.busy[pipe] = number
        try:
            pipe.send(trial)
        except OSError:
            raise self._ended() from None
        return number

    def _heard(self, until: float) -> Iterator[tuple[int, Verdict]]:
        """The verdicts that have arrived by then, at least one."""
        ready = wait(self.busy, max(0.0, until - time.monotonic()))
        if not ready:
            raise TimeIsUp
        for pipe in [pipe for pipe in self.busy if pipe in ready]:
            try:
                verdict = pipe.recv()
            except (EOFError, OSError):
                raise self._ended() from None
            yield self.busy.pop(pipe), verdict
            self.idle.append(pipe)

    def _ended(self) -> Faulty:
        time.sleep(0.1)  # its status comes a little later
        status = next((p.exitcode for p in self.processes if p.exitcode is not None), None)
        how = f", by signal {-status}" if status is not None and status < 0 else ""
        return _fault(f"a process that ran the program ended unexpectedly{how}; this computer may lack memory")


def _fault(text: str) -> Faulty:
    return Faults().stop("E1012", Span(COMMAND_LINE, 1, 1), text, "try --jobs 1")


def _serve(pipe: Connection, judge: Judge, others: Sequence[Connection]) -> None:
    """The main loop of a process: judges trials until the pipe is closed. others: pipe ends of other processes, which a
    forked process also has."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for one in others:
        one.close()
    while True:
        try:
            trial = pipe.recv()
        except EOFError:
            return
        pipe.send(judge.verdict(trial))
