"""Processes that run a task under schedules, as many at a time as there are cores.

    with Workers(judge, 2) as workers:
        for trial, verdict in workers.verdicts(trials, until): ...        in the order of the trials

A schedule is a run of its own, and runs share nothing, so each core has a process with the compiled program in it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.pool import AsyncResult
from types import TracebackType

from emc.explore.judge import Judge, Trial, Verdict
from emc.faults import Faults
from emc.machine.description import COMMAND_LINE
from emc.source import Span

AHEAD = 4  # trials that wait for each process
_JUDGE: list[Judge] = []  # of a worker's process


class TimeIsUp(Exception):
    """The allowance ended before the next verdict was there."""


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """So many processes. Raises Faulty when they can't be started."""

    def __init__(self, judge: Judge, number: int):
        # a process that is copied has the program's machine code; macOS does not allow that
        context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self.number = number
        sys.stdout.flush()
        sys.stderr.flush()
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which ends them
        try:
            self.pool = context.Pool(number, _begin, (judge,))
        except OSError as reason:
            text = f"this computer can't start {number} processes: {reason.strerror}"
            raise Faults().stop("E1012", Span(COMMAND_LINE, 1, 1), text, "try --jobs 1") from None
        finally:
            signal.signal(signal.SIGINT, heard)

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.pool.terminate()
        self.pool.join()

    def verdicts(self, trials: Iterable[Trial], until: float) -> Iterator[tuple[Trial, Verdict]]:
        """Of each trial, in their order. until: on the monotonic clock. Raises TimeIsUp."""
        pending: deque[tuple[Trial, AsyncResult[Verdict]]] = deque()
        source = iter(trials)
        while True:
            while len(pending) < self.number * AHEAD and (trial := next(source, None)) is not None:
                pending.append((trial, self.pool.apply_async(_judged, (trial,))))
            if not pending:
                return
            trial, result = pending.popleft()
            try:
                yield trial, result.get(max(0.0, until - time.monotonic()))
            except multiprocessing.TimeoutError:
                raise TimeIsUp from None


def _begin(judge: Judge) -> None:
    """In a new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _JUDGE[:] = [judge]


def _judged(trial: Trial) -> Verdict:
    return _JUDGE[0].verdict(trial)
