"""The order of turns that locks, I cells and Q cells give (runtime/handlers/sync.emir, lock.emir).

The handlers keep the state of a cell in the simulated memory. This file keeps only the part that orders turns. If a
handler sends an answer, it has given away a value or the lock. If it sends no answer, it has stored the value, or the
thread that asked must wait. Later the handler that ends this waiting sends the answer, and so the thread comes after
that handler's turn.
"""

from __future__ import annotations

from collections import deque

from emc.engines.races.channels import Channels
from emc.engines.races.clocks import Clock
from emc.engines.races.published import Published

SYNCHRONISES = frozenset(["iread", "iwrite", "iclear", "qread", "qwrite", "qclear", "lock", "trylock", "unlock"])

KINDS = tuple(sorted(SYNCHRONISES))  # in the order in which the native engine numbers them


class Cells:
    """The state of all cells, by number. last: the turns that wrote an I cell or released a lock. values: for Q
    cells, the turns that wrote the values that are not yet read."""

    def __init__(self, channels: Channels) -> None:
        self.channels = channels
        self.last = Published(channels)
        self.values: dict[int, deque[Clock]] = {}

    def turn(self, kind: str, cell: int, clock: Clock, answers: bool) -> None:
        """Notes that the handler of a packet of that kind has run. clock: the clock of its turn, which no other turn
        knows yet. answers: whether the handler sends a packet."""
        match kind:
            case "iread" | "lock" | "trylock":
                if answers:
                    self.last.use(cell, clock, leaves=False)
            case "iwrite" | "iclear" | "unlock":
                self.last.use(cell, clock, leaves=True)
            case "qwrite":
                if not answers:
                    self.values.setdefault(cell, deque()).append(clock)
            case "qread":
                waiting = self.values.get(cell)
                if answers and waiting:
                    self.channels.learn(clock, waiting.popleft())
            case _:
                self.values.pop(cell, None)
