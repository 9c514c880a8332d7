"""The processes that try schedules: in order, by one who gave up others' trials, and when one of them dies."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

import pytest

from emc.explore.alone import TimeIsUp
from emc.explore.workers import Died, Workers
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


def verdicts(workers: Workers[int, Any], trials: list[int], seconds: float = 60) -> Any:
    return workers.verdicts(trials, time.monotonic() + seconds)


def test_verdicts_come_in_the_order_of_the_trials() -> None:
    trials = [40, 1, 30, 2, 20, 3, 10, 4, 1]
    with Workers(Sleeps().verdict, 3) as workers:
        assert list(verdicts(workers, trials)) == [(n, n) for n in trials]
        assert list(verdicts(workers, [])) == []


def test_who_gives_trials_up_can_ask_for_others() -> None:
    with Workers(Sleeps().verdict, 2) as workers:
        outer = verdicts(workers, [1, 100, 100, 100])
        assert next(outer) == (1, 1)
        assert list(verdicts(workers, [5, 6, 7])) == [(5, 5), (6, 6), (7, 7)]


def test_time_can_be_up() -> None:
    with Workers(Sleeps().verdict, 1) as workers, pytest.raises(TimeIsUp):
        list(verdicts(workers, [1, 5000], 0.2))


def test_a_process_that_dies_is_a_fault() -> None:
    with Workers(Dies().verdict, 2) as workers, pytest.raises(Faulty, match=r"a process .* by signal 9"):
        list(verdicts(workers, [1, 2]))


class DiesOnce:
    """A trial of 0 ends its process."""

    def verdict(self, trial: int) -> int:
        if trial == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return Sleeps().verdict(trial)


def test_results_come_as_they_are_done() -> None:
    with Workers(Sleeps().verdict, 2) as workers:
        found = list(workers.as_done([200, 1, 2, 3]))
    assert found[-1] == (200, 200) and sorted(found) == [(n, n) for n in (1, 2, 3, 200)]


def test_a_process_that_dies_is_replaced_and_only_its_task_is_lost() -> None:
    with Workers(DiesOnce().verdict, 2) as workers:
        found = list(workers.as_done([5, 0, 6, 0, 7, 8]))
    assert sorted(n for n, done in found if n == done) == [5, 6, 7, 8]
    assert [done for n, done in found if n == 0] == [Died(-signal.SIGKILL)] * 2
