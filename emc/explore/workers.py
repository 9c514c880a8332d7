"""Processes that run a task under schedules, as many at the same time as there are cores.

    with Workers(judge.verdict, 2) as workers:
        for trial, verdict in workers.verdicts(trials, until): ...        in the order of the trials
        for trial, verdict in workers.as_done(trials): ...                each as soon as it is known

Each schedule is a separate run, and runs share nothing. So each core has a process with the compiled program, and one
pipe leads to each process. There are no threads here: a process that is forked must not have any. Sweeps (emc/sweep)
use these processes, too: their work is not a trial but one run of many.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Generic, TypeVar

from emc.dataclass import dataclass
from emc.explore.alone import TimeIsUp
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

T = TypeVar("T")  # what a process is given: a trial
V = TypeVar("V")  # what it gives back: a verdict

AHEAD = 4  # verdicts of later trials that are kept for each process


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Died:
    """In the place of a result: the process ended before it gave one."""

    status: int | None  # its exit status; negative: the number of the signal

    @property
    def how(self) -> str:
        return f", by signal {-self.status}" if self.status is not None and self.status < 0 else ""


class Workers(Generic[T, V]):
    """A number of processes, in which `work` is done. Raises Faulty if they can't be started."""

    def __init__(self, work: Callable[[T], V], number: int):
        self.work = work
        # a forked process already has the program's machine code; macOS does not allow forking
        self.context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self.processes: dict[Connection, BaseProcess] = {}
        self.idle: list[Connection] = []
        self.busy: dict[Connection, int] = {}  # the number of the trial that each one runs
        self.numbers = count()
        sys.stdout.flush()
        sys.stderr.flush()
        try:
            with _deaf():
                for _ in range(number):
                    self._start()
        except OSError as reason:
            self._end()
            raise _fault(f"this computer can't start {number} processes: {reason.strerror}") from None

    def _start(self) -> None:
        mine, its = self.context.Pipe()
        process = self.context.Process(target=_serve, args=(its, self.work, [*self.processes, mine]), daemon=True)
        process.start()
        its.close()
        self.processes[mine] = process
        self.idle.append(mine)

    def __enter__(self) -> Workers[T, V]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        for process in self.processes.values():
            process.kill()  # it has nothing to clean up
        for pipe, process in self.processes.items():
            process.join()
            pipe.close()

    def as_done(self, tasks: Iterable[T]) -> Iterator[tuple[T, V | Died]]:
        """Each task with its result, as soon as that is known. The next task is taken when a process is free. A process
        that ends unexpectedly is replaced, and the result of its task is Died. Raises Faulty if no other process can be
        started."""
        source, given = iter(tasks), dict[Connection, T]()
        more = True
        while more or given:
            while more and self.idle:
                task = next(source, None)
                if task is None:
                    more = False
                else:
                    given[self._hand_out(task)] = task
            for pipe in wait(given) if given else ():
                assert isinstance(pipe, Connection)
                try:
                    result: V | Died = pipe.recv()
                    self.idle.append(pipe)
                except (EOFError, OSError):
                    result = Died(self._replace(pipe))
                yield given.pop(pipe), result

    def _hand_out(self, task: T) -> Connection:
        """Gives the task to an idle process. One that has died is replaced."""
        while True:
            pipe = self.idle.pop()
            try:
                pipe.send(task)
                return pipe
            except OSError:
                self._replace(pipe)

    def _replace(self, pipe: Connection) -> int | None:
        """Starts a new process in place of one that has ended, and returns the exit status of the old one."""
        gone = self.processes.pop(pipe)
        pipe.close()
        gone.join()
        try:
            with _deaf():
                self._start()
        except OSError as reason:
            raise _fault(f"this computer can't start another process: {reason.strerror}") from None
        return gone.exitcode

    def verdicts(self, trials: Iterable[T], until: float) -> Iterator[tuple[T, V]]:
        """The verdict on each trial, in order. until: a time on the monotonic clock. Raises TimeIsUp, and Faulty if a
        process ends unexpectedly."""
        pending: deque[tuple[int, T]] = deque()
        known: dict[int, V] = {}
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

    def _give(self, trial: T) -> int:
        """Gives a trial to a process, with a new number: the verdict of an abandoned trial is ignored."""
        pipe, number = self.idle.pop(), next(self.numbers)
        self.busy[pipe] = number
        try:
            pipe.send(trial)
        except OSError:
            raise self._ended() from None
        return number

    def _heard(self, until: float) -> Iterator[tuple[int, V]]:
        """The verdicts that have arrived by that time, at least one."""
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
        status = next((p.exitcode for p in self.processes.values() if p.exitcode is not None), None)
        return _fault(
            f"a process that ran the program ended unexpectedly{Died(status).how}; this computer may lack memory"
        )


@contextmanager
def _deaf() -> Generator[None]:
    """Lets processes that are started during this block ignore Ctrl-C, because this process handles it and ends them.
    Only the main thread can do that; a process that another thread starts ignores Ctrl-C as soon as it waits for
    work."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _fault(text: str) -> Faulty:
    return Faults().stop("E1012", Span(COMMAND_LINE, 1, 1), text, "try --jobs 1")


def _serve(pipe: Connection, work: Callable[[T], V], others: Sequence[Connection]) -> None:
    """The main loop of a process: does the work on each trial until the pipe is closed. others: ends of the pipes of
    other processes, which a forked process inherits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for one in others:
        one.close()
    while True:
        try:
            trial = pipe.recv()
        except (EOFError, ConnectionError):
            return
        done = work(trial)
        try:
            pipe.send(done)
        except ConnectionError:  # the process that wanted it was killed
            return
