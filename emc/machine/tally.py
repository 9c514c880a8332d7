"""Where the cycles of a run went: what an engine counts while it runs, and what a profile is made of.

    Counts      by block, entry and PE, as the engine has them at the end
    Tally       by operation, entry and PE (reckon.py); each cycle of each PE is in one place

Cycles beyond the end of the run, of what PEs had begun, are in no place: `Last` says what a PE was at. Of a thread that
was not done the blocks must have been counted up to the end only: an engine that finds at the end that a PE has
`overrun` it goes the way again, counting up to that cycle.
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.dataclass import dataclass, field
from emc.target import NORMAL

NEVER = 1 << 62
Entry = tuple[int, int]  # number of a template from 1, and cell; of a special packet 0 and its type


@dataclass(slots=True)
class Last:
    """What a PE did last: a packet for `entry` was taken at `taken`, after `spill` cycles for spilled packets it was
    dispatched, waited `gap` cycles for the packet buffer's unit until `started`; the PE is done with it at `busy`.
    In all: waited: cycles without work while the next packet was under way; matched: packets for matching entries;
    gapped: cycles in which it waited for that unit."""

    entry: Entry = (0, NORMAL)
    taken: int = 0
    spill: int = 0
    gap: int = 0
    started: int = 0
    busy: int = 0
    waited: int = 0
    matched: int = 0
    gapped: int = 0


@dataclass(slots=True)
class Paid:
    """What packets for an entry cost: how many; cycles for spilled ones, and in which the packet buffer's unit was
    waited for."""

    packets: int = 0
    spill: int = 0
    gap: int = 0


@dataclass(slots=True)
class Service:
    """Host services that an operation asked for: requests, cycles of the services, and for spilled packets."""

    packets: int = 0
    cycles: int = 0
    spill: int = 0


@dataclass(slots=True)
class Services:
    """The host services of a run, as they are done. last: by PE, the operation, begin and end of its last one; cycles:
    by PE."""

    by_operation: dict[int, Service] = field(default_factory=dict[int, Service])
    last: dict[int, tuple[int, int, int]] = field(default_factory=dict[int, tuple[int, int, int]])
    cycles: dict[int, int] = field(default_factory=dict[int, int])

    def asked(self, pe: int, operation: int, spill: int, start: int) -> None:
        """A request has come. spill: what the PE paid for spilled packets before."""
        one = self.by_operation.setdefault(operation, Service())
        one.packets += 1
        one.spill += spill
        self.last[pe] = operation, start, start

    def served(self, pe: int, cycles: int) -> None:
        """The PE's last request is answered."""
        operation, start, _ = self.last[pe]
        self.by_operation[operation].cycles += cycles
        self.last[pe] = operation, start, start + cycles
        self.cycles[pe] = self.cycles.get(pe, 0) + cycles


@dataclass(slots=True)
class Sent:
    """Packets by the operation that sent them, or for whose packet a handler or the host did (`replies`); far: those
    among them that left the PE."""

    own: list[int]
    far: list[int]
    replies: list[int]
    far_replies: list[int]


@dataclass(slots=True)
class Ran:
    """How often blocks were run to their end, by their number in the module; and of those that were not, because of a
    trap or the end of the run: (an operation of the block, cycles of it)."""

    blocks: Sequence[int]
    cut: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])


@dataclass(slots=True)
class Counts:
    """All that an engine counts. beside: of accesses that bypassed, decoding: and of their decoding, by packet type;
    beside_until: by PE, when its unit is done."""

    ran: Ran
    beside: Ran
    decoding: dict[int, int]
    sent: Sent
    entries: dict[Entry, Paid]
    lasts: Sequence[Last]
    services: Services
    beside_until: Sequence[int]

    def overrun(self, cycles: int) -> bool:
        """Whether a PE was inside of a thread, or its packet buffer busy, when the run ended."""
        inside = any(last.busy > max(cycles, last.started) for last in self.lasts)
        return inside or max(self.beside_until) > cycles


@dataclass(frozen=True, slots=True)
class Taken:
    """What the packets for an entry of a template cost their PEs before the thread began. number: of the template in
    the module, from 0."""

    number: int
    entry: str
    packets: int
    dispatch: int
    matching: int
    spilling: int
    bypass: int


@dataclass(frozen=True, slots=True)
class Spent:
    """A PE's cycles: in threads; in host services; in dispatching packets; in matching them; in moving them to memory
    and back; waiting for accesses that bypass; without work while the next packet was under way; without work."""

    threads: int
    services: int
    dispatch: int
    matching: int
    spilling: int
    bypass: int
    network: int
    idle: int


@dataclass(frozen=True, slots=True)
class Tally:
    """By number of the operation, from 1; 0 is the machine's own. runs: how often it was done. cycles: in threads;
    beside: in accesses that bypassed them; services: of the host; sent, far, replies, far_replies: packets, see Sent;
    asked: what its requests to the host cost before the service. entries: of packets for threads. pes: by PE."""

    runs: tuple[int, ...]
    cycles: tuple[int, ...]
    beside: tuple[int, ...]
    services: tuple[int, ...]
    sent: tuple[int, ...]
    far: tuple[int, ...]
    replies: tuple[int, ...]
    far_replies: tuple[int, ...]
    asked: tuple[tuple[int, Taken], ...]
    entries: tuple[Taken, ...]
    pes: tuple[Spent, ...]


def same_end(first: int, second: int, stopped: bool) -> None:
    """Holds that the second way of a run, on which blocks are counted to its end, came that far. Raises
    KeyboardInterrupt if Ctrl-C stopped it."""
    if stopped and second < first:
        raise KeyboardInterrupt
    if second < first:
        raise RuntimeError(f"a run went two ways: to cycle {first}, then to {second}")
