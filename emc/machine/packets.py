"""What packets did, as rows of a NumPy array: the same as `Run.trace`, for runs whose traces are longer than memory.

Packets            the rows, in the order in which they were taken, and what their numbers mean
of(run.trace)      the same of a finished run
dispatched(some)   the rows as Run.trace has them
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from emc.dataclass import dataclass
from emc.machine.run import DOES, Dispatched
from emc.source import Span

# as in Dispatched; entry, type, sent: numbers in the tables; does: in DOES
ROW = np.dtype(
    [(name, np.uint8) for name in ("does",)]
    + [(name, np.uint32) for name in ("type", "pe", "source", "address", "data", "entry", "sent")]
    + [(name, np.int64) for name in ("left", "came", "taken", "start", "end")]
)


@dataclass(frozen=True, slots=True)
class Packets:
    """Packets in the order in which they were taken."""

    rows: np.ndarray[Any, np.dtype[Any]]  # of ROW
    entries: Sequence[tuple[str, str]]  # template and entry, by number
    types: Sequence[str]  # of packets
    places: Sequence[Span]  # the operations that sent packets


def of(trace: Iterable[Dispatched]) -> Packets:
    """The packets of a run."""
    entries: dict[tuple[str, str], int] = {}
    types: dict[str, int] = {}
    places: dict[Span, int] = {}
    found = [
        (
            DOES.index(row.does),
            types.setdefault(row.type, len(types)),
            row.pe,
            row.source,
            row.address,
            row.data,
            entries.setdefault((row.template, row.entry), len(entries)),
            places.setdefault(row.sent, len(places)),
            row.left,
            row.came,
            row.taken,
            row.start,
            row.end,
        )
        for row in trace
    ]
    return Packets(np.array(found, ROW), tuple(entries), tuple(types), tuple(places))


def dispatched(some: Packets, most: int) -> Iterator[Dispatched]:
    """The first `most` of the packets."""
    rows: list[tuple[int, ...]] = some.rows[:most].tolist()  # in the order of ROW
    for does, kind, pe, source, address, data, entry, sent, left, came, taken, start, end in rows:
        template, label = some.entries[entry]
        yield Dispatched(
            DOES[does],
            pe,
            left,
            came,
            taken,
            start,
            end,
            template,
            label,
            some.types[kind],
            source,
            address,
            data,
            some.places[sent],
        )
