"""A time line as data: what each packet made its PE do, where it was sent, and how many packets waited.

A slice is named after the function, task block or handler whose thread ran, and the line at which the thread begins:
`fib:12`. It begins when the packet is taken, so it includes the packet's dispatch.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator

from emc.dataclass import dataclass
from emc.ir.module import Module
from emc.machine import Run
from emc.machine.options import Window
from emc.machine.run import Dispatched, Does, Moving, Track
from emc.source import NOWHERE, Span
from emc.views.heading import Heading
from emc.views.traps import plain


@dataclass(frozen=True, slots=True)
class Slice:
    """What a PE does from `begin` to `end`, at most to the end of the run."""

    name: str
    span: Span  # the first operation of the thread
    row: Dispatched
    begin: int  # row.taken, or later: a packet buffer takes accesses while it is busy with others
    end: int
    sender: int  # the index, in Timeline.slices, of the slice that sent the packet; -1 if it is not among them


@dataclass(frozen=True, slots=True)
class Timeline:
    """What PEs, engines and links did in a part of a run."""

    program: str
    machine: str
    network: str  # in words
    hertz: int
    cycles: int  # of the whole run
    first: int  # cycle
    last: int  # cycle
    pes: tuple[int, ...]  # the PEs that it shows
    slices: tuple[Slice, ...]  # in the order in which the packets were taken
    packets: tuple[Dispatched, ...]  # all that were recorded; some were taken later
    moving: tuple[Moving, ...]  # what engines and links did
    tracks: dict[tuple[Track, int, int], str]  # their names
    units: tuple[str, ...]  # the names of PEs and network interfaces, by number
    untraced: int  # packets for which there was no room, after `last`

    def waiting(self) -> Iterator[tuple[int, int, int]]:
        """(cycle, PE, packets that wait in its queue from then on), whenever that changes, from the first cycle on."""
        steps: list[tuple[int, int, int]] = []
        for row in self.packets:
            if row.does != "beside":
                steps += (max(row.came, self.first), row.pe, 1), (max(row.taken, self.first), row.pe, -1)
        count: dict[int, int] = defaultdict(int)
        for cycle, pe, change in _together(steps):
            count[pe] += change
            yield cycle, pe, count[pe]

    def flying(self) -> Iterator[tuple[int, int]]:
        """(cycle, packets that are in the network from then on), whenever that changes."""
        count = 0
        for cycle, _, change in _together(
            step
            for row in self.packets
            for step in ((max(row.left, self.first), 0, 1), (max(row.came, self.first), 0, -1))
        ):
            count += change
            yield cycle, count


def _together(steps: Iterable[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
    """The changes, in order. Changes at the same cycle and PE are added up, and sums of 0 are left out."""
    sums: dict[tuple[int, int], int] = defaultdict(int)
    for cycle, pe, change in steps:
        sums[cycle, pe] += change
    return ((cycle, pe, sums[cycle, pe]) for cycle, pe in sorted(sums) if sums[cycle, pe])


def timeline(run: Run, module: Module, heading: Heading, window: Window) -> Timeline:
    """The time line of a run with Options.record and that window."""
    last = run.cycles if window.last is None else min(window.last, run.cycles)
    if run.untraced and run.trace:  # the record is complete up to there
        last = min(last, run.trace[-1].taken)
    pes = range(len(run.counters)) if window.pes is None else sorted(window.pes)
    rows = [row for row in run.trace if row.taken <= last and row.taken < run.cycles]
    return Timeline(
        heading.program,
        heading.description.name,
        heading.network,
        heading.description.clock.hertz,
        run.cycles,
        window.first,
        last,
        tuple(pes),
        tuple(_slices(rows, module, run.cycles)),
        run.trace,
        tuple(row for row in run.moving if row.begin <= last),
        move_tracks(run.moving, heading),
        tuple(map(heading.target.unit, range(heading.target.units))),
        run.untraced,
    )


def move_tracks(rows: Iterable[Moving], heading: Heading) -> dict[tuple[Track, int, int], str]:
    """The names of the tracks of engines and links that did something, in the order of display."""
    places: set[tuple[Track, int, int]] = {(row.track, row.pe, row.unit) for row in rows}
    return {place: heading.track(*place) for place in sorted(places, key=lambda one: (one[1:], one[0]))}


def _slices(rows: list[Dispatched], module: Module, cycles: int) -> Iterator[Slice]:
    places = entry_places(module)
    senders = _Senders(rows)
    free: dict[int, int] = {}  # by PE: the cycle at which its packet buffer is done
    for row in rows:
        span = places.get((row.template, row.entry), NOWHERE)
        begin = row.taken
        if row.does == "beside":
            begin, free[row.pe] = max(begin, free.get(row.pe, 0)), row.end
        end = max(begin, min(row.end, cycles))
        yield Slice(thread_name(row.does, row.template, span), span, row, begin, end, senders.of(row))


def entry_places(module: Module) -> dict[tuple[str, str], Span]:
    """The first operation of each entry's thread, by the names of template and entry."""
    return {
        (template.name, block.label): block.ops[0].span
        for template in module.templates
        for block in template.blocks
        if block.entry is not None
    }


def thread_name(does: Does, template: str, span: Span) -> str:
    """The name of a slice. span: the first operation of its thread."""
    if does == "service":
        return "host service"
    name = f"{plain(template)}:{span.line}"
    return f"operand of {name}" if does == "operand" else name


class _Senders:
    """Finds the slice in which a packet was sent."""

    def __init__(self, rows: list[Dispatched]):
        self.rows = rows
        self.threads: dict[int, list[tuple[int, int]]] = defaultdict(list)  # by PE: (end, place), ends in order
        self.beside: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for place, row in enumerate(rows):
            if row.does == "beside":
                self.beside[row.pe].append((row.end, place))
            elif row.does != "operand":
                self.threads[row.pe].append((row.end, place))

    def of(self, row: Dispatched) -> int:
        """The index of the slice; -1 if it is not known."""
        answer = self._at(self.beside[row.source], row.left)
        if answer >= 0 and self.rows[answer].sent == row.sent and self.rows[answer].source == row.pe:
            return answer  # a bypassed access answers its requester, so it belongs to the same line
        return self._at(self.threads[row.source], row.left)

    def _at(self, some: list[tuple[int, int]], cycle: int) -> int:
        """The slice in which an operation ended at that cycle."""
        at = bisect_left(some, (cycle, -1))
        if at == len(some) or not self.rows[some[at][1]].start < cycle:
            return -1
        return some[at][1]
