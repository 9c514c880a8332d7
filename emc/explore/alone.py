"""The same work as workers.py does in processes, in this one: for where there are no processes, as in a browser."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Generic, TypeVar

T = TypeVar("T")  # a trial
V = TypeVar("V")  # its verdict


class TimeIsUp(Exception):
    """Raised if the time ended before the next verdict came."""


class Alone(Generic[T, V]):
    """Does `work` when its result is asked for."""

    def __init__(self, work: Callable[[T], V]):
        self.work = work

    def __enter__(self) -> Alone[T, V]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def verdicts(self, trials: Iterable[T], until: float) -> Iterator[tuple[T, V]]:
        """The verdict on each trial, in order. until: a time on the monotonic clock, after which no trial begins.
        Raises TimeIsUp."""
        for trial in trials:
            if time.monotonic() >= until:
                raise TimeIsUp
            yield trial, self.work(trial)
