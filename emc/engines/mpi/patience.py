"""How a rank waits: it lets others run, and does not keep a core from those for which it waits.

    patience = Patience(ranks)      ranks: how many share this computer's cores
    patience.wait()                 nothing has come yet
    patience.done()                 something has

With a core for each rank, the quickest is to look again at once, so at first it only yields the core. But if another
process wants it, a yield lasts until the scheduler's turn of some milliseconds is over, and a rank that looks all
the time takes such turns itself. So if there are fewer cores than ranks, or if a yield took long, it sleeps: a process
that wakes up soon gets a core before those that compute. It sleeps for a quarter of the time for which it has waited,
so it is at most so much late.
"""

from __future__ import annotations

import ctypes
import os
import sys
from time import monotonic, sleep

YIELDS = 1e-3  # seconds for which it yields if no other process wants the core
LONG = 2e-4  # a yield that takes so many seconds let another process run
CROWDED = 0.02  # seconds until it tries again whether others want the core
SHORTEST, LONGEST = 2e-5, 1e-3  # seconds of a sleep
SLACK = 29  # prctl: how late the thread may be woken up, in nanoseconds; Linux would take 50,000


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Patience:
    """A rank's. is_crowded: others want the cores."""

    def __init__(self, ranks: int):
        self.few = ranks > cores()
        self.began = 0.0  # when it began to wait; 0: it does not
        self.crowded_until = 0.0

    @property
    def is_crowded(self) -> bool:
        return self.few or monotonic() < self.crowded_until

    def done(self) -> None:
        self.began = 0.0

    def wait(self) -> None:
        now = monotonic()
        self.began = self.began or now
        waited = now - self.began
        if waited > YIELDS or self.is_crowded:
            sleep(min(max(SHORTEST, waited / 4), LONGEST))
            return
        os.sched_yield()
        if monotonic() - now > LONG:
            self.crowded_until = now + CROWDED


def wake_up_on_time() -> None:
    """Lets this thread's sleeps end when they should."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SLACK, 1000, 0, 0, 0)
