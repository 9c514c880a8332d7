"""The processes that try schedules: in order, by one who gave up others' trials, and when one of them dies."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any, cast

import pytest

from emc.explore.workers import TimeIsUp, Workers
from emc.faults import Faulty

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the judges here are not for other processes to import")


class Sleeps:
    """Its verdict is the trial, which it takes so many milliseconds to find."""

    def verdict(self, trial: int) -> int:
        time.sleep(trial / 1000)
        return trial


class Dies:
    def verdict(self, trial: int) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


def verdicts(workers: Workers, trials: list[int], seconds: float = 60) -> Any:
    return workers.verdicts(cast(Any, trials), time.monotonic() + seconds)


def test_verdicts_come_in_the_order_of_the_trials() -> None:
    trials = [40, 1, 30, 2, 20, 3, 10, 4, 1]
    with Workers(cast(Any, Sleeps()), 3) as workers:
        assert list(verdicts(workers, trials)) == [(n, n) for n in trials]
        assert list(verdicts(workers, [])) == []


def test_who_gives_trials_up_can_ask_for_others() -> None:
    with Workers(cast(Any, Sleeps()), 2) as workers:
        outer = verdicts(workers, [1, 100, 100, 100])
        assert next(outer) == (1, 1)
        assert list(verdicts(workers, [5, 6, 7])) == [(5, 5), (6, 6), (7, 7)]


def test_time_can_be_up() -> None:
    with Workers(cast(Any, Sleeps()), 1) as workers, pytest.raises(TimeIsUp):
        list(verdicts(workers, [1, 5000], 0.2))


def test_a_process_that_dies_is_a_fault() -> None:
    with Workers(cast(Any, Dies()), 2) as workers, pytest.raises(Faulty, match=r"a process .* by signal 9"):
        list(verdicts(workers, [1, 2]))
