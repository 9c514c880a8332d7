"""The last accesses to each word of memory, and which pairs of accesses nothing orders.

    shadow = Shadow()
    touched = gather(seen)              what one turn read and wrote, by word
    shadow.acquire(touched, turn)       a turn that updates comes after those that updated before
    shadow.look(touched, turn, report)    report(earlier, later, word) for each pair that is a race

Bytes that a turn reads and then writes are *updated*: a turn is atomic, so no other access comes between. Two updates
do not race with each other, and neither do two accesses by handlers of the program's own packet types. All these
accesses are called atomic. A turn with an atomic access comes after all turns that updated the word before, as with the
atomic operations of other languages; but not if it sends no value on. If a read races with the write of the value that
it gets, the reading turn counts from then on as one that comes after the write. So the race on a flag is reported, but
not one for all data that the flag guards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from emc.engines.races.channels import Channels
from emc.engines.races.clocks import Clock
from emc.engines.races.published import Published

READ, WRITTEN, UPDATED = 1, 2, 3  # how bytes are accessed
FRESH = 4  # they begin: nothing that was before counts
MOST = 1024  # accesses that are kept for one word

Seen = tuple[int, int, int, int]  # the first byte, how many, READ or WRITTEN or FRESH, the operation
Report = Callable[["Mark", "Mark", int], None]


class Turn:
    """The turn that makes the accesses. sender: the turn that sent its packet. by, origin: the activation and the
    operation to name in messages. atomic: whether all of its accesses are atomic. handed: whether a handler sent its
    packet to a handler."""

    __slots__ = ("atomic", "by", "clock", "cycle", "handed", "origin", "pe", "sender", "source")

    def __init__(
        self,
        clock: Clock,
        sender: Clock | None,
        pe: int,
        source: int,
        cycle: int,
        origin: int,
        by: Any,
        atomic: bool = False,
    ):
        self.atomic = atomic
        self.clock = clock
        self.sender = sender
        self.pe = pe
        self.source = source
        self.cycle = cycle
        self.origin = origin
        self.by = by
        self.handed = bool(origin) and sender is not None and sender.handles
        clock.handles = bool(origin)


class Mark:
    """An access to bytes of a word: mask has a bit for each."""

    __slots__ = ("atomic", "how", "mask", "op", "turn")

    def __init__(self, how: int, mask: int, op: int, turn: Turn):
        self.atomic = turn.atomic or how == UPDATED
        self.how = how
        self.mask = mask
        self.op = op
        self.turn = turn


class Touch:
    """What a turn did with a word: masks of the bytes that it read before it wrote them, and of the bytes that it
    wrote; and the first operation that did each."""

    __slots__ = ("read", "reader", "writer", "written")

    def __init__(self) -> None:
        self.read = self.written = self.reader = self.writer = 0

    def marks(self, turn: Turn) -> list[Mark]:
        updated = self.read & self.written
        found: list[Mark] = []
        if read := self.read & ~updated:
            found.append(Mark(READ, read, self.reader, turn))
        if updated:
            found.append(Mark(UPDATED, updated, self.writer, turn))
        if written := self.written & ~updated:
            found.append(Mark(WRITTEN, written, self.writer, turn))
        return found


class Shadow:
    """words: the accesses to each word, by its number (address in the
    mapping / 4). updates: the turns that updated each word. cut: more than MOST threads accessed one word, so an access
    was forgotten."""

    def __init__(self, channels: Channels) -> None:
        self.channels = channels
        self.words: dict[int, list[Mark]] = {}
        self.updates = Published(channels)
        self.cut = False

    def gather(self, seen: Iterable[Seen]) -> dict[int, Touch]:
        """The accesses of a turn by word. Earlier accesses to memory that begins in this turn are forgotten."""
        touched: dict[int, Touch] = {}
        for at, size, how, op in seen:
            if how == FRESH:
                self._forget(at, size, touched)
                continue
            mask = ((1 << size) - 1) << (at & 3)
            word = at >> 2
            while mask:
                touch = touched.get(word)
                if touch is None:
                    touch = touched[word] = Touch()
                if how == READ:
                    if new := mask & 15 & ~touch.written & ~touch.read:
                        touch.reader = touch.reader or op
                        touch.read |= new
                else:
                    touch.writer = touch.writer or op
                    touch.written |= mask & 15
                mask >>= 4
                word += 1
        return touched

    def _forget(self, at: int, size: int, touched: dict[int, Touch]) -> None:
        words = range(at >> 2, at + size + 3 >> 2)
        for table in (self.words, self.updates.turns, touched):
            if len(words) < len(table):
                for word in words:
                    table.pop(word, None)
            else:
                for word in [word for word in table if word in words]:
                    del table[word]

    def acquire(self, touched: dict[int, Touch], turn: Turn) -> None:
        """Orders the turn after those that updated the same words, if it accesses them atomically. No other turn may
        know its clock yet."""
        for word, touch in touched.items():
            if turn.atomic or touch.read & touch.written:
                self.updates.use(word, turn.clock, bool(touch.written))

    def look(self, touched: dict[int, Touch], turn: Turn, report: Report) -> None:
        """Reports races with earlier accesses to the words, and keeps what later turns need."""
        for word, touch in touched.items():
            marks = self.words.get(word)
            for mark in touch.marks(turn):
                if marks is None:
                    marks = self.words[word] = [mark]
                else:
                    marks[:] = self._kept(marks, mark, word, report)

    def _kept(self, marks: list[Mark], new: Mark, word: int, report: Report) -> list[Mark]:
        """The marks of a word after a new one. An old mark is dropped if every later access that races with it also
        races with the new one. It is also dropped if it races with the new one and comes from the same operation."""
        clock, mask = new.turn.clock, new.mask
        kept: list[Mark] = []
        sees: Mark | None = None
        for old in marks:
            if self.channels.is_before(old.turn.clock, clock):
                if old.mask & ~mask or not _replaces(new, old):
                    kept.append(old)
                continue
            races = old.mask & mask and (old.how != READ or new.how != READ) and not (old.atomic and new.atomic)
            if races:
                report(old, new, word)
                sees = old if old.how != READ and new.how != WRITTEN else sees
            if not (races and old.op == new.op and old.turn.origin == new.turn.origin):
                kept.append(old)
        if sees is not None and not clock.sink:
            self.channels.learn(clock, sees.turn.clock)
            if sees.atomic:
                self.updates.use(word, clock, leaves=False)
        kept.append(new)
        if len(kept) > MOST:
            del kept[0]
            self.cut = True
        return kept


def _replaces(new: Mark, old: Mark) -> bool:
    """Whether the new mark can replace an older one: every later access that races with the old mark also races with
    the new one, or comes after it."""
    if new.how == READ:
        return old.how == READ and (old.atomic or not new.atomic)
    return True
