"""Where threads wait, by line and by what they wait for; who sends packets to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emc.dataclass import dataclass
from emc.ir.module import Op, Template
from emc.machine.part import Part
from emc.machine.tally import Tally
from emc.source import LIBRARY, in_library
from emc.views.traps import plain

CALL, JOINS = "call of ", ("the copies of ", "the arms of ", "yield ")  # how such waits are named
MOST_GROUPS = 64  # rows of the matrix of traffic


@dataclass(frozen=True, slots=True)
class Waited:
    """The waits of threads at a line for one kind of event, in cycles from the break to the thread that goes on. A
    thread that waits does not keep its PE from other work."""

    file: str
    line: int
    what: str  # `remote read`, `call of puts`, `the copies of everywhere`
    times: int
    cycles: int
    network: int  # those of them in which the packet that ended the wait was in the network
    queue: int  # those of them in which it was in the PE's queue
    inside: bool  # a call of one of the user's functions, whose own lines wait and work

    @property
    def library(self) -> bool:
        return in_library(self.file)

    @property
    def is_call(self) -> bool:
        """Whether the wait is for a call on the same PE, so that the PE itself does the work that it waits for."""
        return self.what.startswith(CALL)

    @property
    def is_join(self) -> bool:
        """Whether the wait is for threads that the line itself started, or lets other threads go first."""
        return self.what.startswith(JOINS)

    @property
    def before(self) -> int:
        """The cycles before the packet that ended the wait was sent."""
        return self.cycles - self.network - self.queue


def waits(
    tally: Tally, operations: Sequence[tuple[Template, Op]], places: Mapping[str, tuple[str, str, int]]
) -> tuple[Waited, ...]:
    """The waits that a tally has, the longest first. operations: the operations of the module, in order. places: role,
    file and line of each function, by name."""
    found: dict[tuple[str, int, str], list[int]] = {}
    for number, wait in tally.waits:
        op = operations[number - 1][1]
        row = found.setdefault((op.span.file, op.span.line, plain(op.word or "a packet")), [0, 0, 0, 0])
        for at, more in enumerate((wait.times, wait.cycles, wait.network, wait.queue)):
            row[at] += more
    rows: list[Waited] = []
    for (file, line, what), (times, cycles, network, queue) in found.items():
        called = what.removeprefix(CALL)
        inside = called != what and not in_library(places.get(called, ("", LIBRARY, 0))[1])
        rows.append(Waited(file, line, what, times, cycles, network, queue, inside))
    return tuple(sorted(rows, key=lambda one: (-one.cycles, one.file, one.line, one.what)))


def received(part: Part) -> tuple[int, ...]:
    """The packets that each PE got from other PEs; () if the run has no overview, or one of groups of PEs."""
    found, pes = part.overview, len(part.tally.pes)
    if found is None or found.group > 1:
        return ()
    return tuple(sum(part.traffic[source * pes + pe] for source in range(pes) if source != pe) for pe in range(pes))


def traffic(part: Part) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The number of PEs in a group, and the packets by group of senders and group of receivers. If each group is a
    single PE, packets of a PE to itself are left out."""
    found = part.overview
    if found is None:
        return 1, ()
    joined = -(-found.groups // MOST_GROUPS)  # groups of the overview that make a group here
    count = -(-found.groups // joined)
    rows = [[0] * count for _ in range(count)]
    for at, packets in enumerate(part.traffic):
        source, goal = divmod(at, found.groups)
        if source != goal or found.group * joined > 1:
            rows[source // joined][goal // joined] += packets
    return found.group * joined, tuple(map(tuple, rows))
