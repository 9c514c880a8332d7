"""Where the cycles of a run went: what an engine counts while it runs, and the data of a profile.

    Counts      by block, entry and PE, as the engine has them at the end
    Tally       by operation, entry and PE (reckon.py); each cycle of each PE is in one place

Cycles after the end of the run are in no place, though a PE may have begun to use them: `Last` says what each PE was
doing. The blocks of a thread that was not done must be counted up to the end only. An engine that finds at the end that
a PE has `overrun` it runs the program again and counts up to that cycle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import sub
from typing import TypeVar

from emc.dataclass import dataclass, field, fields, replace
from emc.machine.options import Edge, Options
from emc.target import NORMAL

R = TypeVar("R", "Taken", "Wait")
NEVER = 1 << 62
Entry = tuple[int, int]  # number of a template, from 1, and cell; for a special packet, 0 and its type


@dataclass(slots=True)
class Last:
    """The last thing that a PE did, and three sums over the whole run."""

    entry: Entry = (0, NORMAL)  # the entry of the last packet
    taken: int = 0  # the cycle at which the PE took it
    spill: int = 0  # cycles for spilled packets, before the dispatch
    gap: int = 0  # cycles that it waited for the packet buffer's unit
    started: int = 0  # the cycle at which that wait was over
    busy: int = 0  # the cycle at which the PE is done with it
    waited: int = 0  # in all: cycles without work while the next packet was under way
    matched: int = 0  # in all: packets for matching entries
    gapped: int = 0  # in all: cycles of waiting for the unit


@dataclass(slots=True)
class Paid:
    """The cost of packets for an entry."""

    packets: int = 0  # how many there were
    spill: int = 0  # cycles for spilled packets
    gap: int = 0  # cycles of waiting for the packet buffer's unit


@dataclass(slots=True)
class Wait:
    """The waits of threads that ended at one break."""

    times: int = 0
    cycles: int = 0  # from the break to the next thread of the same frame
    network: int = 0  # those of them in which the packet that ended the wait was in the network
    queue: int = 0  # those of them in which it was in the PE's queue


@dataclass(slots=True)
class Service:
    """The host services that an operation asked for."""

    packets: int = 0  # requests
    cycles: int = 0  # of the services
    spill: int = 0  # cycles for spilled packets


@dataclass(slots=True)
class Services:
    """The host services of a run, so far."""

    by_operation: dict[int, Service] = field(default_factory=dict[int, Service])
    # by PE, of its last service: (operation, begin, end)
    last: dict[int, tuple[int, int, int]] = field(default_factory=dict[int, tuple[int, int, int]])
    cycles: dict[int, int] = field(default_factory=dict[int, int])  # by PE

    def asked(self, pe: int, operation: int, spill: int, start: int) -> None:
        """Counts a request. spill: cycles that the PE paid for spilled packets before it."""
        one = self.by_operation.setdefault(operation, Service())
        one.packets += 1
        one.spill += spill
        self.last[pe] = operation, start, start

    def served(self, pe: int, cycles: int) -> None:
        """Counts the answer to the PE's last request."""
        operation, start, _ = self.last[pe]
        self.by_operation[operation].cycles += cycles
        self.last[pe] = operation, start, start + cycles
        self.cycles[pe] = self.cycles.get(pe, 0) + cycles


@dataclass(slots=True)
class Sent:
    """Packets by the operation that sent them. A reply counts for the operation that sent the request."""

    own: list[int]
    far: list[int]  # those of `own` that left the PE
    replies: list[int]  # packets that a handler or the host sent for the operation's packet
    far_replies: list[int]  # those of `replies` that left the PE


@dataclass(slots=True)
class Ran:
    """How often blocks ran. A run of a block is unfinished after a trap, and at the end of the program's run."""

    blocks: Sequence[int]  # runs to the block's end, by number of the block in the module
    cut: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # unfinished runs: (operation, cycles)


@dataclass(slots=True)
class Counts:
    """All that an engine counts."""

    ran: Ran
    beside: Ran  # accesses that bypassed
    decoding: dict[int, int]  # cycles of decoding them, by packet type
    sent: Sent
    entries: dict[Entry, Paid]
    waits: dict[int, Wait]  # by the break's operation
    lasts: Sequence[Last]
    services: Services
    beside_until: Sequence[int]  # by PE: when its packet buffer's unit is done

    def overrun(self, cycles: int) -> bool:
        """Whether a PE was in a thread, or its packet buffer was busy, when the run ended."""
        inside = any(last.busy > max(cycles, last.started) for last in self.lasts)
        return inside or max(self.beside_until) > cycles


@dataclass(frozen=True, slots=True)
class Taken:
    """The cost that the packets for an entry of a template had for their PEs before the thread began: cycles, by
    reason."""

    number: int  # of the template in the module, from 0
    entry: str
    packets: int  # how many
    dispatch: int
    matching: int
    spilling: int
    bypass: int


@dataclass(frozen=True, slots=True)
class Spent:
    """A PE's cycles, by the kind of work."""

    threads: int  # operations of threads
    services: int  # of the host
    dispatch: int  # dispatching packets
    matching: int
    spilling: int  # moving packets to memory and back
    bypass: int  # waiting for accesses that bypassed
    network: int  # without work while the next packet was under way
    idle: int  # without work otherwise


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of a run. The first eight fields are by number of the operation, from 1; 0 is the machine's own."""

    runs: tuple[int, ...]  # how often it was done
    cycles: tuple[int, ...]  # in threads
    beside: tuple[int, ...]  # cycles in accesses that bypassed threads
    services: tuple[int, ...]  # cycles of the host
    sent: tuple[int, ...]  # packets; see Sent
    far: tuple[int, ...]
    replies: tuple[int, ...]
    far_replies: tuple[int, ...]
    asked: tuple[tuple[int, Taken], ...]  # what its requests to the host cost before the service
    entries: tuple[Taken, ...]  # packets for threads
    pes: tuple[Spent, ...]  # by PE
    waits: tuple[tuple[int, Wait], ...] = ()  # by the operation of the break, in order; waits that ended


_BY_OPERATION = ("runs", "cycles", "beside", "services", "sent", "far", "replies", "far_replies")
_OF_TAKEN = ("packets", "dispatch", "matching", "spilling", "bypass")
_OF_WAIT = tuple(f.name for f in fields(Wait))


def difference(a: Tally, b: Tally) -> Tally:
    """What was counted after the end of `b` up to the end of `a`. Both are of one run, ended at two cycles."""
    asked, waits = dict(b.asked), dict(b.waits)
    entries = {(one.number, one.entry): one for one in b.entries}
    operations = ((getattr(a, name), getattr(b, name)) for name in _BY_OPERATION)
    return Tally(
        *(tuple(map(sub, x, y)) for x, y in operations),
        asked=tuple((op, one) for op, x in a.asked for one in _less(x, asked.get(op), _OF_TAKEN)),
        entries=tuple(one for x in a.entries for one in _less(x, entries.get((x.number, x.entry)), _OF_TAKEN)),
        pes=tuple(Spent(*map(sub, _numbers(x), _numbers(y))) for x, y in zip(a.pes, b.pes, strict=True)),
        waits=tuple((op, one) for op, x in a.waits for one in _less(x, waits.get(op), _OF_WAIT)),
    )


def _numbers(one: Spent) -> tuple[int, ...]:
    return tuple(getattr(one, f.name) for f in fields(one))


def _less(a: R, b: R | None, names: Iterable[str]) -> tuple[R, ...]:
    """The record `a`, with those numbers less the ones of `b`; () if nothing is left."""
    if b is None:
        return (a,)
    numbers = {name: getattr(a, name) - getattr(b, name) for name in names}
    return (replace(a, **numbers),) if any(numbers.values()) else ()


def last_counted(options: Options) -> int:
    """The cycle up to which a first run counts blocks: that of the run's end, as far as it is known."""
    if options.edge is not None:
        return options.edge.cycle
    return options.max_cycles + 1 if options.max_cycles else NEVER


def same_edge(edge: Edge, ended: int, stopped: bool) -> None:
    """Checks that a run ended at its edge. ended: its last cycle. Raises KeyboardInterrupt if Ctrl-C stopped it."""
    if stopped:
        raise KeyboardInterrupt
    if ended != edge.cycle:
        raise RuntimeError(f"this run ended in cycle {ended}, and not at the mark in cycle {edge.cycle}")


def same_end(first: int, second: int, stopped: bool) -> None:
    """Checks that the second run, which counts blocks up to the end, came as far as the first. Raises KeyboardInterrupt
    if Ctrl-C stopped it."""
    if stopped and second < first:
        raise KeyboardInterrupt
    if second < first:
        raise RuntimeError(f"the first pass of this run ended in cycle {first}, the second one in cycle {second}")
