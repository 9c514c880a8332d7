"""What an engine answers: a plain value. Views read it, tests compare it; nothing in it is alive.

run.status     the program's own, or 124 allowance, 125 deadlock, 126 illegal operation, 130 Ctrl-C
run.trap       why it ended, when not by `exit`
run.output     all that went to fd 1
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from emc.dataclass import dataclass
from emc.faults import Fault, Note
from emc.machine.counters import Counters
from emc.machine.tally import Tally
from emc.source import LIBRARY, Inlined, Span

ALLOWANCE, DEADLOCK, ILLEGAL, INTERRUPTED = 124, 125, 126, 130
LONGEST_CHAIN = 64  # calls that a trap names
ABORTED = 134  # what abort() gives: 128 + SIGABRT, as a shell would say

_STATUS = {
    **dict.fromkeys(
        ("out of cycles", "packet buffer full", "out of frames", "out of heap", "out of memory"), ALLOWANCE
    ),
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
    """A link of the chain that led to a trap: `template` on `pe` was called, or forked, at `span`."""

    template: str
    pe: int
    span: Span
    forked: bool

    def __str__(self) -> str:
        return f"{'forked' if self.forked else 'called'} {self.template} on PE {self.pe} at {self.span}"


def inlined_calls(span: Span, pe: int) -> tuple[Call, ...]:
    """The call at which the function of that place is inlined, as if it had been called; none when it does not."""
    return (Call(span.function, pe, span.at, False),) if isinstance(span, Inlined) else ()


def users_line(span: Span, calls: Iterable[Call]) -> Span:
    """What happens inside the library is reported at the user's line that called it. calls: the newest first."""
    users = (call.span for call in calls if not call.span.file.startswith(LIBRARY))
    return next(users, span) if span.file.startswith(LIBRARY) else span


@dataclass(frozen=True, slots=True)
class Waiting:
    """A thread that is alive: which template's activation on which PE, since when, on what, at which line."""

    pe: int
    template: str
    since: int
    on: str
    span: Span

    def __str__(self) -> str:
        return f"{self.span}: {self.template} on PE {self.pe} waits since cycle {self.since} for {self.on}"


@dataclass(frozen=True, slots=True)
class Trap:
    """The program erred: at which operation, where and when; the chain from the newest call to the program's start;
    detail: further lines for the reader (the address, the value, who waits for what); notes: other places that explain
    it: where the object is declared, where the block was freed."""

    kind: str
    span: Span
    pe: int
    cycle: int
    chain: tuple[Call, ...] = ()
    detail: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def line(self) -> str:
        return f"{self.span}: trap: {self.kind} (PE {self.pe}, cycle {self.cycle})"

    def __str__(self) -> str:
        chain = (f"  {link}" for link in self.chain)
        notes = (f"  {note.span}: note: {note.text}" for note in self.notes)
        return "\n".join((self.line, *(f"  {text}" for text in self.detail), *notes, *chain))


@dataclass(frozen=True, slots=True)
class Dispatched:
    """One packet and what it did, for a time line. It was sent by PE `source` at cycle `left`, came into the queue of
    `pe` at `came`, and was taken at `taken`. does: `thread`: the first operation began at `start`, the break, or trap,
    was at `end`; `operand`: it waits in a matching entry's cell, the PE was done with it at `end`; `service`: the
    host's, from start to end; `beside`: a thread that bypassed the one that ran (docs/emx.md). What ends after the
    end of the run was not done. address, data: the packet's words, unsigned; template, entry: what it was for ("" of
    a service); sent: the operation that sent it (for a handler's reply, the one that asked)."""

    does: Does
    pe: int
    left: int
    came: int
    taken: int
    start: int
    end: int
    template: str
    entry: str
    type: str
    source: int
    address: int
    data: int
    sent: Span


def in_order(rows: Iterable[Dispatched]) -> tuple[Dispatched, ...]:
    """As they were taken; in a cycle first what bypassed (phase 4), then what was dispatched, by PE."""
    return tuple(sorted(rows, key=lambda row: (row.taken, row.does != "beside", row.pe)))


@dataclass(frozen=True, slots=True)
class Run:
    """errors: what went to fd 2. cycles: of the machine's clock, from the start to the event that ended the run.
    packets: sent in all. waiting: threads alive at the end (without those of the exit itself). flying: packets under
    way then, by type name. trace: what packets did, in the order in which they were taken, if Options.record asks for
    it; untraced: packets that Options.window wanted, but had no room for. tally: where the cycles went, if
    Options.profile asks for it."""

    output: bytes
    errors: bytes
    status: int
    trap: Trap | None
    cycles: int
    packets: int
    counters: tuple[Counters, ...]
    warnings: tuple[Fault, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    flying: tuple[tuple[str, int], ...] = ()
    trace: tuple[Dispatched, ...] = ()
    untraced: int = 0
    tally: Tally | None = None
