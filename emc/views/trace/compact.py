"""A time line as a compact file for Perfetto: protobuf, compressed with gzip, written while the program runs.

    with writing(path, module, heading, window, limit) as file:
        run = job.run(record=True, window=window, taker=file.add)
        done = file.end(run)

A packet is a slice on the track of its PE, with an arrow from the slice that sent it; counters show the queues and the
network. Slices that have the same shape are written as rows of one matrix (protobuf.py). Only the packets that may
still matter are kept in memory, so a trace can have any length.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import numpy as np

from emc.contents import whole
from emc.dataclass import dataclass
from emc.ir.module import Module
from emc.machine import Run
from emc.machine.options import Window
from emc.machine.packets import Packets, of
from emc.machine.run import Moving
from emc.views.heading import Heading
from emc.views.trace.levels import Levels
from emc.views.trace.messages import FIRST, FLYING, Messages
from emc.views.trace.protobuf import Column
from emc.views.trace.senders import BESIDE, NUMBERED, Rows, Senders, numbered

LEVEL = 4  # of the compression
PART = 1 << 14  # packets that are written at once
LATE = 1 << 16  # cycles that a packet may be under way before it is late for the counters, unless some took longer
ENDING = 4096  # bytes kept free for the end of a file with a limit


@dataclass(frozen=True, slots=True)
class Written:
    """What was written to the file."""

    size: int  # bytes of the file
    slices: int
    left: int  # packets that were left out
    last: int  # the cycle at which it ends


@contextmanager
def writing(path: Path, module: Module, heading: Heading, window: Window, limit: int = 0) -> Generator[Writer]:
    """A file to which a run's packets are written. limit: its most bytes; 0: no limit. Raises OSError."""
    with whole(path) as file:
        yield Writer(file.buffer, module, heading, window, limit)  # type: ignore[arg-type]


class Writer:
    """Writes parts of a trace, in order."""

    def __init__(self, file: BinaryIO, module: Module, heading: Heading, window: Window, limit: int):
        self.file, self.heading, self.window, self.limit = file, heading, window, limit
        self.squeeze = zlib.compressobj(LEVEL, zlib.DEFLATED, 31)
        self.size = self.slices = self.left = self.last = 0
        self.senders, self.queues, self.network = Senders(), Levels(), Levels()
        self.longest = LATE
        self.held = np.empty(0, NUMBERED)  # packets whose threads are not done
        self.messages = Messages(module, heading, window)
        self.count = 0  # packets so far
        self.free = np.zeros(heading.target.units + 1, np.int64)  # by PE: when its packet buffer is done
        self._put(self.messages.head())

    # ---- parts

    def add(self, packets: Packets) -> None:
        """Packets that were taken after those before. Their threads may last until the run's end."""
        more = numbered(packets.rows, self.count + 1)
        self.count += len(more)
        if self.window.last is not None and len(more) and more["taken"][-1] > self.window.last:
            late = more["taken"] > self.window.last
            self._count(more[late])
            more = more[~late]
        self._begin(more)
        self.senders.add(more)
        rows = np.concatenate((self.held, more))
        self.messages.names.tables = packets
        now = int(packets.rows["taken"][-1]) if len(packets.rows) else 0
        done = rows["end"] <= now
        self.held = rows[~done]
        self._rows(rows[done], now)

    def _begin(self, rows: Rows) -> None:
        """Finds when packet buffers began with their accesses: they serve one after the other."""
        beside = np.flatnonzero(rows["does"] == BESIDE)
        if not len(beside):
            return
        some = beside[np.argsort(rows["pe"][beside], kind="stable")]
        pes, ends = rows["pe"][some], rows["end"][some]
        firsts = np.r_[True, pes[1:] != pes[:-1]]
        free = np.where(firsts, self.free[pes], np.r_[0, ends[:-1]])
        rows["begin"][some] = np.maximum(rows["taken"][some], free)
        lasts = np.r_[firsts[1:], True]
        self.free[pes[lasts]] = ends[lasts]

    def end(self, run: Run) -> Written:
        """Closes the file. run: the run, which may have more packets."""
        if run.trace:
            self.add(of(run.trace))
        rest = self.held[self.held["taken"] < run.cycles]
        rest["end"] = np.minimum(rest["end"], run.cycles)
        self.held = rest[:0]
        last = run.cycles if self.window.last is None else min(self.window.last, run.cycles)
        self._rows(rest, last)
        self._levels(last + 1)
        self._moves([row for row in run.moving if row.begin <= last], run.cycles)
        self.last = min(self.last, last) if self.left else last
        self._send(self.squeeze.flush())
        return Written(self.size, self.slices, self.left + run.untraced, self.last)

    def _rows(self, rows: Rows, now: int) -> None:
        if len(rows):
            self.longest = max(self.longest, 2 * int((rows["taken"] - rows["left"]).max()))
        senders = self.senders.of(rows)
        for at in range(0, len(rows), PART):
            self._part(rows[at : at + PART], senders[at : at + PART])
        self._levels(now - self.longest)
        self.senders.forget(now - self.longest)

    def _part(self, rows: Rows, senders: Column) -> None:
        if self.left:
            self.left += len(rows)
            return
        if not self._put(self.messages.slices(rows, senders)):
            self.left, self.last = len(rows), int(rows["taken"][0])
            return
        self.slices += len(rows)
        self._count(rows)

    def _count(self, rows: Rows) -> None:
        """Counts the packets for the counters."""
        first = np.int64(self.window.first)
        own = rows[rows["does"] != BESIDE]
        self.queues.add(own["pe"], np.maximum(own["came"], first), np.maximum(own["taken"], first))
        where = np.zeros(len(rows), np.int64)
        self.network.add(where, np.maximum(rows["left"], first), np.maximum(rows["came"], first))

    def _levels(self, cycle: int) -> None:
        """The counters up to a cycle."""
        for levels, first, each in ((self.queues, FIRST + 2, 4), (self.network, FLYING, 0)):
            place, at, count = levels.until(cycle)
            if len(place) and not self.left:
                seen = at <= (cycle if self.window.last is None else self.window.last)
                on, at, count = (first + each * place)[seen], at[seen], count[seen]
                self._put(self.messages.counters(at, on, count))

    def _moves(self, rows: list[Moving], cycles: int) -> None:
        """What engines and links did."""
        if rows and not self.left:
            self._put(self.messages.moves(rows, cycles))
            self.slices += len(rows)

    # ---- bytes

    def _put(self, data: bytes) -> bool:
        """Writes the bytes unless the file would become too long."""
        if self.limit:
            trial = self.squeeze.copy()
            more = trial.compress(data) + trial.copy().flush()
            if self.size + len(more) + ENDING > self.limit:
                return False
        self._send(self.squeeze.compress(data))
        return True

    def _send(self, data: bytes) -> None:
        self.size += self.file.write(data)
