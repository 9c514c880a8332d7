"""Names in a file for Perfetto: each is written once, with a number, and slices name it by this number.

`Names.new` are messages that must be written before what uses the names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from emc.machine.packets import ROW, Packets
from emc.machine.run import DOES
from emc.source import NOWHERE, Span
from emc.views.heading import Heading
from emc.views.trace.data import thread_name
from emc.views.trace.protobuf import Column, message

# fields of Perfetto's messages (perfetto.dev/docs/reference/trace-packet-proto)
PACKET, TIME, SEQUENCE, EVENT, INTERNED, FLAGS, TRACK = 1, 8, 10, 11, 12, 13, 60
KIND, ON, NAME, CATEGORY, COUNT, ARGUMENT, LEGACY = 9, 11, 10, 3, 30, 4, 6
BEGIN, END, COUNTER = 1, 2, 4
ARGUMENT_NAME, ARGUMENT_NUMBER, ARGUMENT_TEXT = 1, 3, 17
FLOWS, BOUND, DIRECTION, INTO = 36, 8, 13, 1
CATEGORIES, NAMES, ARGUMENTS, TEXTS = 1, 2, 3, 29  # tables of names


def packet(*fields: tuple[int, int | str | bytes]) -> bytes:
    """A packet of Perfetto: a part of its file."""
    return message((PACKET, message(*fields)))


def track(*fields: tuple[int, int | str | bytes]) -> bytes:
    """A packet that describes a track."""
    return packet((SEQUENCE, 1), (TRACK, message(*fields)))


def place_of(span: Span) -> str:
    return "" if span is NOWHERE else f"{span.file}:{span.line}"


class Names:
    """The names of one file. places: the places of threads, by template and entry. `tables`: the meaning of the numbers
    of packets."""

    def __init__(self, places: Mapping[tuple[str, str], Span], heading: Heading):
        self.places, self.heading = places, heading
        self.tables = Packets(np.empty(0, ROW), (), (), ())
        self.new: list[bytes] = []
        self.numbers: dict[int, dict[str, int]] = {}  # by table and name
        self.columns: dict[str, Column] = {}  # numbers of names by numbers of packets, by what is named

    def of(self, table: int, text: str) -> int:
        """The number of a name in one of Perfetto's tables."""
        known = self.numbers.setdefault(table, {})
        number = known.setdefault(text, len(known) + 1)
        if number == len(known):
            entry = message((1, number), (2, text))
            self.new.append(packet((SEQUENCE, 1), (INTERNED, message((table, entry)))))
        return number

    def _all(self, what: str, table: int, numbers: Column, text: Callable[[int], str]) -> Column:
        """The numbers of names for a column of numbers of packets."""
        known = self.columns.get(what, np.zeros(0, np.int64))
        if (most := int(numbers.max())) >= len(known):
            known = self.columns[what] = np.concatenate((known, np.zeros(most + 1 - len(known), np.int64)))
        for one in np.unique(numbers[known[numbers] == 0]).tolist():
            known[one] = self.of(table, text(one))
        return known[numbers]

    def types(self, numbers: Column) -> Column:
        return self._all("types", TEXTS, numbers, lambda one: self.tables.types[one])

    def units(self, numbers: Column) -> Column:
        return self._all("units", TEXTS, numbers, self.heading.target.unit)

    def lines(self, numbers: Column) -> Column:
        return self._all("lines", TEXTS, numbers, lambda one: place_of(self.tables.places[one]))

    def categories(self, numbers: Column) -> Column:
        return self._all("categories", CATEGORIES, numbers, lambda one: DOES[one])

    def threads(self, entries: Column) -> Column:
        return self._all("threads", TEXTS, entries, self._thread)

    def slices(self, kinds: Column) -> Column:
        """The numbers of names for slices. kinds: twice the number of the entry, plus one for an operand."""
        return self._all("slices", NAMES, kinds, self._slice)

    def _thread(self, entry: int) -> str:
        template, label = self.tables.entries[entry]
        span = self.places.get((template, label), NOWHERE)
        return f"{template}, {label}{f', {place_of(span)}' if span is not NOWHERE else ''}" if template else ""

    def _slice(self, kind: int) -> str:
        template, label = self.tables.entries[kind // 2]
        does = "operand" if kind % 2 else "thread" if template else "service"
        return thread_name(does, template, self.places.get((template, label), NOWHERE))
