"""A time line as a file for Perfetto (ui.perfetto.dev), in the Trace Event Format: JSON, which needs no library.

    {"ph":"X","pid":100001,"tid":4,"ts":94.48,"dur":2,"name":"fib:12","args":{...}}     a slice on the track of PE 3
    {"ph":"s","id":7,...} {"ph":"f","id":7,...}                                         an arrow: the packet
    {"ph":"C","pid":100003,"ts":94.56,"name":"PE 3","args":{"packets waiting":2}}       a counter

The time is the machine's: a cycle has the length given by its clock, in microseconds. Events are written in the order
of time until the file has `limit` bytes. Later events are left out.
"""

from __future__ import annotations

import heapq
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from emc.contents import whole
from emc.dataclass import dataclass
from emc.source import NOWHERE
from emc.views.trace.data import Slice, Timeline

PES, NETWORK, QUEUES, ENGINES, LINKS = range(100_001, 100_006)  # processes, whose numbers are above those of all PEs
_MOVES = 1 << 21  # the first track of an engine or link
BESIDE = 1 << 20  # the track of PE 0's packet buffer
# bytes that a packet takes here at least, so no more packets than fit into the file need be recorded
BYTES_OF_ROW = 350
WAITING = "packets waiting"
SHORT = (",", ":")
TAIL = 400  # bytes kept for the end of the file


@dataclass(frozen=True, slots=True)
class Written:
    """What was written to the file."""

    size: int  # bytes of the file
    slices: int  # how many slices the file has; the others were left out
    last: int  # the cycle at which it ends


def write(made: Timeline, path: Path, limit: int) -> Written:
    """Writes the file. Raises OSError."""
    with whole(path) as file:
        size = file.write('{"displayTimeUnit":"ns","traceEvents":[\n')
        size += file.write(",\n".join(_tracks(made)))
        written, last = 0, made.last
        for cycle, is_slice, text in _events(made):
            if size + len(text) + TAIL > limit:
                last = cycle
                break
            size += file.write(",\n" + text)
            written += is_slice
        size += file.write("\n],\n" + _about(made, written, last))
    return Written(size, written, last)


def _about(made: Timeline, written: int, last: int) -> str:
    known = {
        "program": made.program,
        "machine": made.machine,
        "network": made.network,
        "cycles": made.cycles,
        "first_cycle": made.first,
        "last_cycle": last,
        "left_out": len(made.slices) + len(made.moving) - written + made.untraced,
    }
    return f'"otherData":{json.dumps(known)}}}\n'


def _tracks(made: Timeline) -> Iterator[str]:
    names = {PES: f"{made.program} on {made.machine}", QUEUES: "queues", NETWORK: f"network: {made.network}"}
    for process, name in names.items():
        yield _named("process_name", process, 0, name)
        yield json.dumps({"ph": "M", "pid": process, "name": "process_sort_index", "args": {"sort_index": process}})
    for process, name, is_link in ((ENGINES, "engines", False), (LINKS, "links", True)):
        tracks = [(track, kind) for track, kind in enumerate(made.tracks) if (kind[0] == "link") == is_link]
        if tracks:
            yield _named("process_name", process, 0, name)
            sort = {"sort_index": process}
            yield json.dumps({"ph": "M", "pid": process, "name": "process_sort_index", "args": sort})
        for track, kind in tracks:
            yield _named("thread_name", process, _MOVES + track, f"{made.tracks[kind]}, track")
    beside = {one.row.pe for one in made.slices if one.row.does == "beside"}
    for pe in made.pes:
        yield _named("thread_name", PES, pe + 1, f"PE {pe}, track")  # Perfetto shows the track's number after it
        yield _sort_index(pe + 1, 2 * pe)
        if pe in beside:
            yield _named("thread_name", PES, BESIDE + pe, f"PE {pe}, packet buffer, track")
            yield _sort_index(BESIDE + pe, 2 * pe + 1)


def _named(what: str, process: int, track: int, name: str) -> str:
    return json.dumps({"ph": "M", "pid": process, "tid": track, "name": what, "args": {"name": name}})


def _sort_index(track: int, place: int) -> str:
    event = {"ph": "M", "pid": PES, "tid": track, "name": "thread_sort_index", "args": {"sort_index": place}}
    return json.dumps(event)


def _events(made: Timeline) -> Iterator[tuple[int, bool, str]]:
    """The events in the order of time: (cycle, whether it is a slice, text)."""
    clock = _Clock(made.hertz)
    parts = _slices(made, clock), _moves(made, clock), _queues(made, clock), _network(made, clock)
    return heapq.merge(*parts, key=lambda event: event[0])


class _Clock:
    """Converts cycles to microseconds."""

    def __init__(self, hertz: int):
        self.each = 1e6 / hertz

    def at(self, cycle: int) -> str:
        return f"{cycle * self.each:.4f}".rstrip("0").rstrip(".")


def _slices(made: Timeline, clock: _Clock) -> Iterator[tuple[int, bool, str]]:
    for number, one in enumerate(made.slices):
        begin = one.begin
        yield begin, True, _slice(made, one, clock)
        if one.sender >= 0:
            yield begin, False, _arrow(made.slices[one.sender], one, number, clock)


def _slice(made: Timeline, one: Slice, clock: _Clock) -> str:
    row = one.row
    args = {
        "template": row.template,
        "entry": row.entry,
        "at": "" if one.span is NOWHERE else f"{one.span.file}:{one.span.line}",
        "packet": f"{row.type} from {made.units[row.source]}",
        "address": f"{row.address:#x}",
        "data": row.data,
        "sent at": "" if row.sent is NOWHERE else f"{row.sent.file}:{row.sent.line}",
        "sent in cycle": row.left,
        "taken in cycle": row.taken,
        "cycles under way": row.came - row.left,
        "cycles in the queue": one.begin - row.came,
        "cycles of dispatch": row.start - one.begin,
        "cycles": one.end - min(row.start, one.end),
    }
    head = f'"ph":"X","pid":{PES},"tid":{_track(one)},"ts":{clock.at(one.begin)},"dur":{clock.at(one.end - one.begin)}'
    return f'{{{head},"name":{_quote(one.name)},"cat":"{row.does}","args":{json.dumps(args, separators=SHORT)}}}'


def _moves(made: Timeline, clock: _Clock) -> Iterator[tuple[int, bool, str]]:
    """The events for the work of engines and links."""
    numbers = {kind: track for track, kind in enumerate(made.tracks)}
    for row in made.moving:
        process = LINKS if row.track == "link" else ENGINES
        end = min(row.end, made.cycles)
        args = {
            "bytes": row.size,
            "from": made.units[row.source],
            "to": made.units[row.goal],
            "kicked at": f"{row.sent.file}:{row.sent.line}",
            "cycles": end - row.begin,
        }
        track = _MOVES + numbers[row.track, row.pe, row.unit]
        head = f'"ph":"X","pid":{process},"tid":{track},"ts":{clock.at(row.begin)},"dur":{clock.at(end - row.begin)}'
        name = _quote(f"{made.units[row.source]} to {made.units[row.goal]}")
        body = json.dumps(args, separators=SHORT)
        yield row.begin, True, f'{{{head},"name":{name},"cat":"{row.track}","args":{body}}}'


def _track(one: Slice) -> int:
    return BESIDE + one.row.pe if one.row.does == "beside" else one.row.pe + 1


def _arrow(sender: Slice, one: Slice, number: int, clock: _Clock) -> str:
    """An arrow from the slice that sent the packet to the beginning of the slice that it started."""
    head = f'"pid":{PES},"cat":"packet","name":{_quote(one.row.type)},"id":{number + 1}'
    left = max(sender.begin, one.row.left - 1)
    return (
        f'{{"ph":"s",{head},"tid":{_track(sender)},"ts":{clock.at(left)}}},\n'
        f'{{"ph":"f","bp":"e",{head},"tid":{_track(one)},"ts":{clock.at(one.begin)}}}'
    )


def _queues(made: Timeline, clock: _Clock) -> Iterator[tuple[int, bool, str]]:
    for cycle, pe, count in made.waiting():
        if cycle <= made.last:
            yield cycle, False, _counter(QUEUES, f"PE {pe}", clock.at(cycle), WAITING, count)


def _network(made: Timeline, clock: _Clock) -> Iterator[tuple[int, bool, str]]:
    for cycle, count in made.flying():
        if cycle <= made.last:
            yield cycle, False, _counter(NETWORK, "network", clock.at(cycle), "packets under way", count)


def _counter(process: int, name: str, at: str, what: str, count: int) -> str:
    """A counter event. The track's name consists of `name` and `what`."""
    return f'{{"ph":"C","pid":{process},"name":"{name}","ts":{at},"args":{{"{what}":{count}}}}}'


@cache
def _quote(text: str) -> str:
    return json.dumps(text)
