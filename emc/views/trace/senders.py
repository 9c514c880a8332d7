"""Finds which thread sent a packet, for parts of a trace that come one after the other.

A thread is named by the number of the packet that began it: packets are numbered from 1, in the order of their rows.
The thread that sent a packet is the one that ran on the sending PE when the packet left.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from emc.machine.packets import ROW
from emc.machine.run import DOES

Rows: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Column: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
OPERAND, BESIDE = DOES.index("operand"), DOES.index("beside")
NUMBERED = np.dtype([*ROW.descr, ("number", np.int64), ("begin", np.int64)])
_CYCLES = 40  # bits of a cycle, beside the PE's number


def numbered(rows: Rows, first: int) -> Rows:
    """The rows with numbers from `first` on. `begin` is the cycle at which a slice begins; see `Slice`."""
    found = np.empty(len(rows), NUMBERED)
    for name in ROW.fields or ():
        found[name] = rows[name]
    found["begin"] = found["taken"]
    found["number"] = np.arange(first, first + len(rows))
    return found


class Senders:
    """The threads of which packets may still come."""

    def __init__(self) -> None:
        self.rows = np.empty(0, NUMBERED)

    def add(self, rows: Rows) -> None:
        """Threads whose packets may be asked for from now on."""
        self.rows = np.concatenate((self.rows, rows))

    def forget(self, before: int) -> None:
        """Forgets threads that ended before that cycle."""
        self.rows = self.rows[self.rows["end"] >= before]

    def of(self, rows: Rows) -> Column:
        """For each packet: the number of the thread that sent it; 0 if it is not known."""
        aside = self.rows["does"] == BESIDE
        beside, answers = _at(self.rows[aside], rows)
        # a bypassed access answers its requester, so it belongs to the same line
        answers &= (beside["sent"] == rows["sent"]) & (beside["source"] == rows["pe"])
        threads, found = _at(self.rows[~aside & (self.rows["does"] != OPERAND)], rows)
        return np.where(answers, beside["number"], np.where(found, threads["number"], 0))


def _at(threads: Rows, rows: Rows) -> tuple[Rows, Column]:
    """For each packet: the row of the thread during which the packet left, and whether there is one."""
    if not len(threads):
        return np.zeros(len(rows), NUMBERED), np.zeros(len(rows), bool)
    keys = threads["pe"].astype(np.int64) << _CYCLES | threads["end"]
    order = np.argsort(keys, kind="stable")
    wanted = rows["source"].astype(np.int64) << _CYCLES | rows["left"]
    at = order[np.minimum(np.searchsorted(keys[order], wanted), len(order) - 1)]
    some = threads[at]
    return some, (some["pe"] == rows["source"]) & (some["start"] < rows["left"]) & (rows["left"] <= some["end"])
