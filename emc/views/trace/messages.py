"""Perfetto's messages for a time line, as bytes: tracks, slices with their arrows, counters.

    messages = Messages(module, heading, window)
    messages.head()                     groups of tracks, and the tracks of PEs
    messages.slices(rows, senders)      a begin and an end for each packet
    messages.counters(at, on, count)    how many packets are in a queue, or in the network

compact.py says when each is written. Messages of the same shape are rows of one matrix (protobuf.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from emc.ir.module import Module
from emc.machine.options import Window
from emc.machine.run import Moving
from emc.views.heading import Heading
from emc.views.trace.data import entry_places, move_tracks
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
from emc.views.trace.senders import BESIDE, OPERAND, Rows

# tracks; those of PEs follow
GROUPS = {"pes": 1, "queues": 2, "network": 3, "engines": 4, "links": 5}
FLYING, FIRST = 6, 8


class Messages:
    """The messages of one file, in their order."""

    def __init__(self, module: Module, heading: Heading, window: Window):
        self.heading, self.window = heading, window
        self.nanoseconds = 1e9 / heading.description.clock.hertz
        self.names = Names(entry_places(module), heading)
        self.known: set[int] = set()  # tracks that were written

    def _time(self, cycles: Any) -> Column:
        return np.rint(cycles * self.nanoseconds).astype(np.int64)

    def head(self) -> bytes:
        """The groups of tracks, and those of PEs."""
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

    def slices(self, rows: Rows, senders: Column) -> bytes:
        """A slice for each packet."""
        self._tracks(rows)
        return self._with_names(self._slices(rows, senders))

    def _with_names(self, some: Matrix) -> bytes:
        """The messages, with the names that they are the first to use before them."""
        found = b"".join((*self.names.new, some.tobytes()))
        self.names.new.clear()
        return found

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

    def counters(self, cycles: Column, on: Column, count: Column) -> bytes:
        """The counters of these tracks from these cycles on."""
        return self._events(cycles, [(KIND, COUNTER), (ON, on), (COUNT, count)]).tobytes()

    def moves(self, rows: list[Moving], cycles: int) -> bytes:
        """What engines and links did."""
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
        return self._with_names(slices)


def _on(pe: int) -> int:
    """The track of a PE; after it are those of its packet buffer and of its queue."""
    return FIRST + 4 * pe
