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
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from emc.contents import whole
from emc.dataclass import dataclass
from emc.ir.module import Module
from emc.machine import Run
from emc.machine.options import Window
from emc.machine.packets import Packets, of
from emc.machine.run import Moving
from emc.views.heading import Heading
from emc.views.trace.data import entry_places, move_tracks
from emc.views.trace.levels import Levels
from emc.views.trace.names import (
    ARGUMENT,
    ARGUMENT_NAME,
    ARGUMENT_NUMBER,
    ARGUMENT_TEXT,
    ARGUMENTS,
    BEGIN,
    BOUND,
    CATEGORIES,
    CATEGORY,
    COUNT,
    COUNTER,
    DIRECTION,
    END,
    EVENT,
    FLAGS,
    FLOWS,
    INTO,
    KIND,
    LEGACY,
    NAME,
    NAMES,
    ON,
    PACKET,
    SEQUENCE,
    TEXTS,
    TIME,
    Names,
    packet,
    place_of,
    track,
)
from emc.views.trace.protobuf import Column, Field, Matrix, alike
from emc.views.trace.senders import BESIDE, NUMBERED, OPERAND, Rows, Senders, numbered

LEVEL = 4  # of the compression
PART = 1 << 14  # packets that are written at once
LATE = 1 << 16  # cycles that a packet may be under way before it is late for the counters, unless some took longer
ENDING = 4096  # bytes kept free for the end of a file with a limit

# tracks; those of PEs follow
GROUPS = {"pes": 1, "queues": 2, "network": 3, "engines": 4, "links": 5}
FLYING, FIRST = 6, 8


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
        self.nanoseconds = 1e9 / heading.description.clock.hertz
        self.senders, self.queues, self.network = Senders(), Levels(), Levels()
        self.longest = LATE
        self.held = np.empty(0, NUMBERED)  # packets whose threads are not done
        self.names = Names(entry_places(module), heading)
        self.count = 0  # packets so far
        self.free = np.zeros(heading.target.units + 1, np.int64)  # by PE: when its packet buffer is done
        self.known: set[int] = set()  # tracks that were written
        self._put(self._head())

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
        self.names.tables = packets
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
        self._tracks(rows)
        slices = self._slices(rows, senders)
        data = b"".join((*self.names.new, slices.tobytes()))
        self.names.new.clear()
        if not self._put(data):
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

    def _time(self, cycles: Any) -> Column:
        return np.rint(cycles * self.nanoseconds).astype(np.int64)

    # ---- what is written

    def _head(self) -> bytes:
        heading = self.heading
        titles = f"{heading.program} on {heading.description.name}", "queues", f"network: {heading.network}"
        cleared = packet((SEQUENCE, 1), (FLAGS, 1))
        groups = b"".join(track((1, number), (2, title)) for number, title in enumerate(titles, 1))
        pes = range(heading.target.pes) if self.window.pes is None else sorted(self.window.pes)
        rows = b"".join(self._of_pe(pe) for pe in pes)
        counter = track((1, FLYING), (2, "network packets under way"), (5, GROUPS["network"]), (8, b""))
        return cleared + groups + rows + counter

    def _of_pe(self, pe: int) -> bytes:
        self.known.add(_on(pe))
        own = track((1, _on(pe)), (2, f"PE {pe}"), (5, GROUPS["pes"]), (12, 2 * pe))
        return own + track((1, _on(pe) + 2), (2, f"PE {pe} packets waiting"), (5, GROUPS["queues"]), (8, b""))

    def _tracks(self, rows: Rows) -> None:
        """The tracks that were not written yet: of packet buffers."""
        for pe in np.unique(rows["pe"][rows["does"] == BESIDE]).tolist():
            if _on(pe) + 1 not in self.known:
                self.known.add(_on(pe) + 1)
                name = f"PE {pe}, packet buffer"
                self.names.new.append(track((1, _on(pe) + 1), (2, name), (5, GROUPS["pes"]), (12, 2 * pe + 1)))

    def _slices(self, rows: Rows, senders: Column) -> Matrix:
        """A begin and an end for each packet. The begin is the start of all arrows from it, and the end of the one that
        came from the sender."""
        names = self.names
        kinds = rows["entry"].astype(np.int64) * 2 + (rows["does"] == OPERAND)
        texts: list[tuple[str, Column]] = [
            ("packet", names.types(rows["type"])),
            ("from", names.units(rows["source"])),
            ("thread", names.threads(rows["entry"])),
            ("sent at", names.lines(rows["sent"])),
        ]
        numbers: list[tuple[str, Column]] = [
            ("address", rows["address"]),
            ("data", rows["data"]),
            ("cycles under way", rows["came"] - rows["left"]),
            ("cycles in the queue", rows["begin"] - rows["came"]),
            ("cycles of dispatch", np.maximum(0, np.minimum(rows["start"], rows["end"]) - rows["begin"])),
        ]
        on = FIRST + 4 * rows["pe"].astype(np.int64) + (rows["does"] == BESIDE)
        begin: list[Field] = [
            (KIND, BEGIN),
            (ON, on),
            (NAME, names.slices(kinds)),
            (CATEGORY, names.categories(rows["does"])),
            *self._arguments(texts, numbers),
            (FLOWS, rows["number"]),
            (LEGACY, [(BOUND, senders), (DIRECTION, INTO)]),
        ]
        begins = self._events(rows["begin"], begin)
        return np.hstack((begins, self._events(np.maximum(rows["begin"], rows["end"]), [(KIND, END), (ON, on)])))

    def _arguments(self, texts: Iterable[tuple[str, Column]], numbers: Iterable[tuple[str, Column]]) -> list[Field]:
        return [
            (ARGUMENT, [(ARGUMENT_NAME, self.names.of(ARGUMENTS, name)), (kind, values)])
            for kind, some in ((ARGUMENT_TEXT, texts), (ARGUMENT_NUMBER, numbers))
            for name, values in some
        ]

    def _events(self, cycles: Column, event: list[Field]) -> Matrix:
        fields: list[Field] = [(TIME, self._time(cycles)), (SEQUENCE, 1), (EVENT, event)]
        return alike(len(cycles), [(PACKET, fields)])

    def _levels(self, cycle: int) -> None:
        """The counters up to a cycle."""
        for levels, first, each in ((self.queues, FIRST + 2, 4), (self.network, FLYING, 0)):
            place, at, count = levels.until(cycle)
            if len(place) and not self.left:
                seen = at <= (cycle if self.window.last is None else self.window.last)
                on, at, count = (first + each * place)[seen], at[seen], count[seen]
                self._put(self._events(at, [(KIND, COUNTER), (ON, on), (COUNT, count)]).tobytes())

    def _moves(self, rows: list[Moving], cycles: int) -> None:
        """What engines and links did."""
        if not rows or self.left:
            return
        unit = self.heading.target.unit
        tracks = move_tracks(rows, self.heading)
        first = FIRST + 4 * (self.heading.target.units + 1)
        numbers = {place: first + number for number, place in enumerate(tracks)}
        for group in ("engines", "links"):
            self.names.new.append(track((1, GROUPS[group]), (2, group)))
        for place, number in numbers.items():
            group = GROUPS["links" if place[0] == "link" else "engines"]
            self.names.new.append(track((1, number), (2, tracks[place]), (5, group)))
        column = {
            "on": np.array([numbers[row.track, row.pe, row.unit] for row in rows]),
            "bytes": np.array([row.size for row in rows]),
            "begin": np.array([row.begin for row in rows]),
            "end": np.array([min(row.end, cycles) for row in rows]),
        }
        name = [self.names.of(NAMES, f"{unit(row.source)} to {unit(row.goal)}") for row in rows]
        kind = [self.names.of(CATEGORIES, row.track) for row in rows]
        texts = [
            ("from", np.array([self.names.of(TEXTS, unit(row.source)) for row in rows])),
            ("to", np.array([self.names.of(TEXTS, unit(row.goal)) for row in rows])),
            ("kicked at", np.array([self.names.of(TEXTS, place_of(row.sent)) for row in rows])),
        ]
        arguments = self._arguments(texts, [("bytes", column["bytes"])])
        begin = [(KIND, BEGIN), (ON, column["on"]), (NAME, np.array(name)), (CATEGORY, np.array(kind)), *arguments]
        slices = np.hstack((self._events(column["begin"], begin),
                            self._events(column["end"], [(KIND, END), (ON, column["on"])])))  # fmt: skip
        self._put(b"".join((*self.names.new, slices.tobytes())))
        self.names.new.clear()
        self.slices += len(rows)


def _on(pe: int) -> int:
    """The track of a PE; after it are those of its packet buffer and of its queue."""
    return FIRST + 4 * pe
