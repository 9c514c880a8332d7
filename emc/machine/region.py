"""The measured part of a run: what the machine did between the marks of a program, `measure_begin` and `measure_end`.

    measured = Measured("program")
    measured.mark(words, now)       a mark: `now` returns the Figures from the start of the run to this cycle
    measured.region(now)            the Region, at the end of the run; None without marks

A mark is a service of the host, so it is an event at a cycle, and figures up to a mark are those of a program that ends
there. While more marks have begun than ended, a part is measured; marks may be nested and on different PEs. The
region's figures are the sums over its parts. The last part ends with the run if the program does not end it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import add, sub

from emc.dataclass import dataclass, fields
from emc.machine.counters import Counters, Link, Moved, Served
from emc.machine.options import Edge, Measure

Apply = Callable[[int, int], int]
Packets = tuple[tuple[str, int], ...]
BEGIN, END = 1, 0  # first words of the service MEASURE
OF_PROGRAM, OF_FUNCTION = 0, 1  # second words
UNBEGUN = "measure_end() without a measure_begin() before it: this mark is ignored"  # W1016
HIGHEST = ("queue_high", "switch_high", "frames_high", "frame_bytes")  # of Counters: can't be had for a part of a run


@dataclass(frozen=True, slots=True)
class Figures:
    """What a machine did from the start of a run to a cycle, or in some part of it."""

    cycles: int
    packets: int
    counters: tuple[Counters, ...]
    interfaces: tuple[Served, ...]
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Region:
    """The measured part of a run. In its counters, the HIGHEST are 0."""

    parts: tuple[tuple[int, int], ...]  # (begin, end) in cycles of the run
    figures: Figures  # the sums over the parts; all zero without a part
    is_open: bool  # the run ended within a part

    @property
    def begin(self) -> Edge:
        """The begin of the first part."""
        return Edge(1, self.parts[0][0])

    @property
    def end(self) -> Edge | None:
        """The end of the last part; None if that is the end of the run."""
        return None if self.is_open else Edge(2 * len(self.parts), self.parts[-1][1])


class Measured:
    """The marks of a run, and the figures of the parts that are over. whose: Options.measure, not ""."""

    def __init__(self, whose: Measure) -> None:
        self.of_function = whose == "function"
        self.depth = 0  # marks that have begun, without those that have ended
        self.parts: list[tuple[int, int]] = []
        self.sum: Figures | None = None
        self.begun: Figures | None = None  # at the begin of the present part

    def is_at(self, edge: Edge | None) -> bool:
        """Whether the last mark was that begin or end of a part."""
        return edge is not None and edge.number == 2 * len(self.parts) + (self.begun is not None)

    def mark(self, words: tuple[int, ...], now: Callable[[], Figures]) -> bool:
        """A mark. words: of the service MEASURE. Returns False for an end without a begin, which changes nothing."""
        begins, of_function = words[0] == BEGIN, words[1] == OF_FUNCTION
        if of_function != self.of_function:
            return True
        if not begins and not self.depth:
            return False
        self.depth += 1 if begins else -1
        if begins and self.depth == 1:
            self.begun = now()
        elif not self.depth:
            self._end(now())
        return True

    def _end(self, now: Figures) -> None:
        assert self.begun is not None
        part = combine(sub, now, self.begun)
        self.sum = part if self.sum is None else combine(add, self.sum, part)
        self.parts.append((self.begun.cycles, now.cycles))
        self.begun = None

    def region(self, now: Callable[[], Figures]) -> Region | None:
        """The region of the run, which is over; None if there was no mark."""
        is_open = self.begun is not None
        if is_open:
            self._end(now())
        return None if self.sum is None else Region(tuple(self.parts), self.sum, is_open)


def combine(apply: Apply, a: Figures, b: Figures) -> Figures:
    """The sums or differences of two figures of one machine."""
    return Figures(
        apply(a.cycles, b.cycles),
        apply(a.packets, b.packets),
        tuple(_counters(apply, x, y) for x, y in zip(a.counters, b.counters, strict=True)),
        tuple(_each(apply, x, y) for x, y in zip(a.interfaces, b.interfaces, strict=True)),
        _links(apply, a.links, b.links),
    )


def _numbers(apply: Apply, a: object, b: object, kept: tuple[str, ...]) -> dict[str, int]:
    """By field: the sum or difference of two records' numbers; for those in `kept`, the number of `a`."""
    both = ((f.name, getattr(a, f.name), getattr(b, f.name)) for f in fields(a))  # type: ignore[arg-type]
    return {name: x if name in kept else apply(x, y) for name, x, y in both if isinstance(x, int)}


def _each(apply: Apply, a: Served, b: Served) -> Served:
    return Served(**_numbers(apply, a, b, ()))


def _counters(apply: Apply, a: Counters, b: Counters) -> Counters:
    numbers = _numbers(apply, a, b, ("pe",)) | dict.fromkeys(HIGHEST, 0)
    engines = (Moved(**_numbers(apply, x, y, ("left",))) for x, y in zip(a.engines, b.engines, strict=True))
    return Counters(
        **numbers,
        sent=_packets(apply, a.sent, b.sent),
        received=_packets(apply, a.received, b.received),
        engines=tuple(engines),
    )


def _packets(apply: Apply, a: Packets, b: Packets) -> Packets:
    """By type; types without packets are left out."""
    first, second = dict(a), dict(b)
    names = dict.fromkeys((*first, *second))
    counts = ((name, apply(first.get(name, 0), second.get(name, 0))) for name in names)
    return tuple((name, count) for name, count in counts if count)


def _links(apply: Apply, a: tuple[Link, ...], b: tuple[Link, ...]) -> tuple[Link, ...]:
    """By place; links without bytes are left out."""
    first, second = ({(one.switch, one.output): one for one in links} for links in (a, b))
    made = (
        Link(
            *place,
            *(apply(getattr(first.get(place), n, 0), getattr(second.get(place), n, 0)) for n in ("moved", "busy")),
        )
        for place in sorted({*first, *second})
    )
    return tuple(one for one in made if one.moved or one.busy)
