"""What synchronising packets add: locks, I-structures, Q-structures (runtime/handlers/sync.emir, lock.emir).

Their handlers keep their own state in memory; here is what of it orders turns. A handler that sends an answer has
given: a value, or the lock. One that sends none has kept what came, or has let its asker wait; then the answer is sent
by the handler that ends the waiting, and the asker's thread comes after that.
"""

from __future__ import annotations

from collections import deque

from emc.engines.races.clocks import Clock

SYNCHRONISES = frozenset(["iread", "iwrite", "iclear", "qread", "qwrite", "qclear", "lock", "trylock", "unlock"])


class Cells:
    """By the number of a cell. last: the last turn that wrote an I-structure or gave a lock back; values: of
    Q-structures, the turns that wrote what is not read yet."""

    def __init__(self) -> None:
        self.last: dict[int, Clock] = {}
        self.values: dict[int, deque[Clock]] = {}

    def turn(self, kind: str, cell: int, clock: Clock, answers: bool) -> None:
        """A handler of packets of that kind was run. clock: its turn's, which no other knows yet; answers: whether it
        sends anything."""
        match kind:
            case "iread" | "lock" | "trylock":
                if answers and (last := self.last.get(cell)) is not None:
                    clock.learn([last])
            case "iwrite" | "iclear" | "unlock":
                if (last := self.last.get(cell)) is not None:
                    clock.learn([last])
                self.last[cell] = clock
            case "qwrite":
                if not answers:
                    self.values.setdefault(cell, deque()).append(clock)
            case "qread":
                waiting = self.values.get(cell)
                if answers and waiting:
                    clock.learn([waiting.popleft()])
            case _:
                self.values.pop(cell, None)
