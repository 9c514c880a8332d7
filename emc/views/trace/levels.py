"""Counts the packets at places, such as queues or the network, from the cycles at which they come and go. The parts of
a trace may come one after the other."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

Column: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"


class Levels:
    """Counts by place, a number."""

    def __init__(self) -> None:
        self.steps = np.empty((0, 3), np.int64)  # place, cycle, change: those that were not counted yet
        self.counts = np.zeros(0, np.int64)  # by place
        self.since = 0  # all changes before this cycle are counted

    def add(self, place: Column, come: Column, go: Column) -> None:
        """Packets that come to a place in one cycle, and go in another. A cycle that is too early becomes `since`."""
        both = np.concatenate((place, place)).astype(np.int64)
        cycles = np.maximum(np.concatenate((come, go)), self.since)
        change = np.repeat(np.array([1, -1], np.int64), len(place))
        self.steps = np.concatenate((self.steps, np.stack((both, cycles, change), axis=1)))

    def until(self, cycle: int) -> tuple[Column, Column, Column]:
        """All changes before `cycle`, in the order of places and cycles. Gives three columns: the place, the cycle, and
        the count from that cycle on."""
        now = self.steps[:, 1] < cycle
        ready, self.steps, self.since = self.steps[now], self.steps[~now], cycle
        if not len(ready):
            return ready[:, 0], ready[:, 1], ready[:, 2]
        ready = ready[np.lexsort((ready[:, 1], ready[:, 0]))]
        first = np.flatnonzero(np.r_[True, np.any(ready[1:, :2] != ready[:-1, :2], axis=1)])
        place, at, change = ready[first, 0], ready[first, 1], np.add.reduceat(ready[:, 2], first)
        place, at, change = (column[change != 0] for column in (place, at, change))
        if not len(place):
            return place, at, change
        if (most := int(place.max())) >= len(self.counts):
            self.counts = np.concatenate((self.counts, np.zeros(most + 1 - len(self.counts), np.int64)))
        sums = np.cumsum(change)
        begins = np.flatnonzero(np.r_[True, place[1:] != place[:-1]])
        before = np.r_[0, sums[begins[1:] - 1]] - self.counts[place[begins]]
        lengths = np.diff(np.r_[begins, len(place)])
        count = sums - np.repeat(before, lengths)
        self.counts[place[begins]] = count[begins + lengths - 1]
        return place, at, count
