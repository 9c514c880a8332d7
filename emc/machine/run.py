"""The result of an engine: a plain value. Views read it and tests compare it. It holds no part of the machine.

run.status     the program's own, or 124 limit reached, 125 deadlock, 126 illegal operation, 130 Ctrl-C
run.trap       why the run ended, if not by `exit`
run.output     everything that was written to fd 1
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from emc.dataclass import dataclass
from emc.faults import Fault, Note
from emc.machine.counters import Counters, Link, Served
from emc.machine.overview import Overview
from emc.machine.region import Region
from emc.machine.tally import Tally
from emc.machine.waits import Waits
from emc.source import LIBRARY, NOWHERE, Inlined, Span

ALLOWANCE, DEADLOCK, ILLEGAL, INTERRUPTED = 124, 125, 126, 130
NO_TIME = -1  # in place of a cycle, in a run without simulated time
LONGEST_CHAIN = 64  # calls that a trap names
ABORTED = 134  # the status of abort(): 128 + SIGABRT, as in a shell
# the last line of a short report, which says how to get a longer one
REFERENCE_REPORTS_MORE = (
    "this report is short because the run was long; --engine reference is slow, but gives the full report"
)
NATIVE_REPORTS_MORE = "`--engine native` may report more"

_STATUS = {
    **dict.fromkeys(("out of cycles", "out of time", "packet buffer full"), ALLOWANCE),
    **dict.fromkeys(("out of frames", "out of heap", "out of memory"), ALLOWANCE),
    "deadlock": DEADLOCK,
    "interrupted": INTERRUPTED,
}


def status_of(kind: str) -> int:
    """The exit status that a trap of this kind gives."""
    return _STATUS.get(kind, ILLEGAL)


Does: TypeAlias = Literal["thread", "operand", "service", "beside"]
DOES: tuple[Does, ...] = get_args(Does)


@dataclass(frozen=True, slots=True)
class Call:
    """A link of the chain of calls that led to a trap: `template` on `pe` was called, or forked, at `span`."""

    template: str
    pe: int
    span: Span
    forked: bool

    def __str__(self) -> str:
        return f"{'forked' if self.forked else 'called'} {self.template} on PE {self.pe} at {self.span}"


def inlined_calls(span: Span, pe: int) -> tuple[Call, ...]:
    """The call by which the function that contains `span` is inlined, in the form of a real call; () if the function is
    not inlined."""
    return (Call(span.function, pe, span.at, False),) if isinstance(span, Inlined) else ()


def users_line(span: Span, calls: Iterable[Call]) -> Span:
    """The place to report for `span`. Inside the library, it is the user's line that called the library. calls: newest
    first."""
    users = (call.span for call in calls if not call.span.file.startswith(LIBRARY))
    return next(users, span) if span.file.startswith(LIBRARY) else span


@dataclass(frozen=True, slots=True)
class Waiting:
    """A thread that is alive and waits."""

    pe: int
    template: str
    since: int  # cycle, or NO_TIME
    on: str  # what it waits for
    span: Span  # the line at which it waits
    made: Span = NOWHERE  # the user's line that called or forked it

    def __str__(self) -> str:
        since = "waits" if self.since == NO_TIME else f"has been waiting since cycle {self.since}"
        return f"{self.span}: {self.template} on PE {self.pe} {since} for {self.on}"


@dataclass(frozen=True, slots=True)
class Exit:
    """The call of `exit` that ended a run."""

    pe: int
    span: Span  # the user's line; or the library's, if `main` returned


@dataclass(frozen=True, slots=True)
class Trap:
    """A trap: what happened, and where."""

    kind: str
    span: Span  # the operation
    pe: int
    cycle: int  # or NO_TIME
    chain: tuple[Call, ...] = ()  # from the newest call to the program's start
    detail: tuple[str, ...] = ()  # further lines: the address, the value, who waits for what
    notes: tuple[Note, ...] = ()  # other places that explain it: the declaration of the object, where a block was freed
    on: str = ""  # the name of the network interface that it happened on; "": it was the PE

    @property
    def line(self) -> str:
        cycle = "" if self.cycle == NO_TIME else f", cycle {self.cycle}"
        return f"{self.span}: trap: {self.kind} ({self.on or f'PE {self.pe}'}{cycle})"

    @property
    def facts(self) -> tuple[str, ...]:
        """The detail, without the line that says how to get a longer report."""
        return tuple(text for text in self.detail if text not in (REFERENCE_REPORTS_MORE, NATIVE_REPORTS_MORE))

    @property
    def more(self) -> tuple[str, ...]:
        """The line that says how to get a longer report, or none. It is the last line of a report."""
        return tuple(text for text in self.detail if text in (REFERENCE_REPORTS_MORE, NATIVE_REPORTS_MORE))

    def __str__(self) -> str:
        notes = (f"{note.span}: note: {note.text}" for note in self.notes)
        return "\n  ".join((self.line, *self.facts, *notes, *map(str, self.chain), *self.more))


@dataclass(frozen=True, slots=True)
class Dispatched:
    """One packet and what it did, for a time line. If it ends after the end of the run, it was not finished."""

    # `thread`; `operand`: waits for a match; `service`: of the host; `beside`: bypassed the thread (docs/emx.md)
    does: Does
    pe: int  # the PE that received it
    left: int  # cycle in which it left its source
    came: int  # cycle in which it came into the queue of the PE
    taken: int  # cycle in which the PE took it
    start: int  # cycle of the first operation, or of the service
    end: int  # cycle of the break or trap; of an operand, when the PE was done with it
    template: str  # the template it was for; "" for a service
    entry: str  # the entry it was for; "" for a service
    type: str  # name of the packet type
    source: int  # PE that sent it
    address: int  # the packet's first word, unsigned
    data: int  # the packet's second word, unsigned
    sent: Span  # the operation that sent it; for a handler's reply, the operation that asked


Track: TypeAlias = Literal["sends", "receives", "link", "handles", "moves"]
HALVES: tuple[Track, Track] = "sends", "receives"
NI_TRACKS: tuple[Track, ...] = ("handles", "moves", "sends", "receives")  # of a network interface (rules/mail.py)


@dataclass(frozen=True, slots=True)
class Moving:
    """A stretch of time in which an engine or a link moved bytes for one transfer, or a network interface was busy with
    one packet, for a time line."""

    # `sends`, `receives`: a half of an engine; `link`: out of a switch; `handles`, `moves`: of a network interface, its
    # processor and the engine that moves data between its memory and the node's
    track: Track
    pe: int  # the PE of the engine, or of the switch; or the network interface
    unit: int  # number of the engine, or of the switch's output
    begin: int  # cycle
    end: int  # cycle
    size: int  # bytes
    source: int  # PE that sends the block, or sent the packet
    goal: int  # PE or network interface that gets it
    sent: Span  # the operation that kicked the transfer


def in_order(rows: Iterable[Dispatched]) -> tuple[Dispatched, ...]:
    """The packets in the order in which they were taken. Within a cycle, those that bypassed (phase 4) come first, then
    those that were dispatched, by PE."""
    return tuple(sorted(rows, key=lambda row: (row.taken, row.does != "beside", row.pe)))


def moving_in_order(rows: Iterable[Moving]) -> tuple[Moving, ...]:
    """The stretches by begin, track and place."""
    return tuple(sorted(rows, key=lambda row: (row.begin, row.track, row.pe, row.unit)))


# Of races: how bytes are accessed (`updated`: read and written in one turn); what would be needed: `arrival` of a
# packet that was sent before, to be waited for; one packet for an `update` that is a read and a write now; a `report`
# by the last of the handlers that send packets on; or any `order`; why races may be missing: a trap ended the run, a
# word was accessed by too many threads to remember all, or an engine moved blocks
How: TypeAlias = Literal["read", "written", "updated"]
Astray: TypeAlias = Literal["unset", "unread"]  # why it matters which copy is read (engines/races/copies.py)
Lacks: TypeAlias = Literal["arrival", "update", "report", "order"]
Cut: TypeAlias = Literal["", "trap", "memory", "engine"]


@dataclass(frozen=True, slots=True)
class Access:
    """One of the two accesses."""

    how: How
    span: Span  # the user's line
    pe: int  # whose thread did it, by itself or by a packet
    by: str  # its name for people: `PE 3`, `NI 1`
    cycle: int  # at which the turn that did it began
    chain: tuple[Call, ...]  # calls and forks, the newest first


@dataclass(frozen=True, slots=True)
class Race:
    """Accesses by two places of the source to the same bytes, one of them not a read, which nothing orders."""

    first: Access  # of the first such pair, in the order of the run
    second: Access
    what: str  # the object, as messages name it; "" when it has no name
    pe: int  # whose memory it is in
    on: str  # its name for people
    address: int  # on that PE
    lacks: Lacks
    count: int = 1  # pairs of accesses by these two places


@dataclass(frozen=True, slots=True)
class OwnCopy:
    """A copy of an object that was taken for another PE's copy."""

    what: str  # the object, as messages name it
    kind: Astray
    read: Access
    set: Access  # of another copy


@dataclass(frozen=True, slots=True)
class Races:
    """The result of a run with Options.races: pairs of accesses that nothing orders (docs/races.md)."""

    found: tuple[Race, ...]  # in the order of the run
    cut: Cut = ""  # why others may be missing; "": these are all races of the run
    copies: tuple[OwnCopy, ...] = ()  # for each object at most one; none if something may be missing


@dataclass(frozen=True, slots=True)
class Real:
    """The cost of a run without simulated time."""

    seconds: float  # of real time
    ranks: int = 1  # processes that ran it
    far: int = 0  # packets between ranks
    near: int = 0  # of these, through shared memory
    messages: int = 0  # in which the others were sent
    bytes: int = 0  # of these messages
    improved: bool = False  # better machine code of the program was made meanwhile, and replaced the plain one


@dataclass(frozen=True, slots=True)
class Run:
    """The result of running a program: its output, how it ended, and the machine's counters."""

    output: bytes  # what went to fd 1
    errors: bytes  # what went to fd 2
    status: int  # the exit status
    trap: Trap | None  # why it ended, if not by an exit
    cycles: int  # of the machine's clock, from the start to the event that ended the run; or NO_TIME
    packets: int  # sent in all
    counters: tuple[Counters, ...]  # one for each PE; none in a run without simulated time
    warnings: tuple[Fault, ...] = ()  # of files that the program might not open or write
    waiting: tuple[Waiting, ...] = ()  # threads alive at the end, without those that only wait for the exit itself
    exited: Exit | None = None  # what ended the run while threads were alive
    flying: tuple[tuple[str, int], ...] = ()  # packets under way at the end, by type name
    trace: tuple[Dispatched, ...] = ()  # what packets did, in the order in which they were taken, with Options.record
    moving: tuple[Moving, ...] = ()  # what engines and links did, by their begin, with Options.record
    links: tuple[Link, ...] = ()  # those that carried packets with bodies
    untraced: int = 0  # packets that Options.window includes, but for which there was no room
    region: Region | None = None  # the measured part, with Options.measure; None without marks
    tally: Tally | None = None  # where the cycles went, with Options.profile
    races: Races | None = None  # with Options.races
    interfaces: tuple[Served, ...] = ()  # the counters of each network interface
    untaken: tuple[str, ...] = ()  # cells to which interfaces wrote at last what nothing took: "`arrived` on PE 3"
    overview: Overview | None = None  # with Options.overview
    real: Real | None = None  # of a run without simulated time
    waits: Waits | None = None  # with Options.waits
