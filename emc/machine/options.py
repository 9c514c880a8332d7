"""How a run is to go: allowances, and the hard modes that every correct program must survive."""

from __future__ import annotations

from collections.abc import Callable

from emc.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Window:
    """Which packets are recorded: those that were under way to one of `pes` (None: any), waited there, or kept it busy
    in a cycle from `first` to `last` (None: to the end), if they were ever taken; of these, the first `most`."""

    first: int = 0
    last: int | None = None
    pes: frozenset[int] | None = None
    most: int = 1 << 26

    def wants(self, pe: int, left: int) -> bool:
        """Whether a packet that was sent there and then is recorded, if it keeps the PE busy for long enough."""
        return (self.last is None or left <= self.last) and (self.pes is None or pe in self.pes)

    def holds(self, taken: int, end: int) -> bool:
        """Whether what a packet did was not over before the window begins."""
        return end > self.first or taken >= self.first


EVERYTHING = Window()


@dataclass(frozen=True, slots=True)
class Late:
    """The packet of that number, from 1, that PE `pe` sends leaves so many cycles late."""

    pe: int
    packet: int
    cycles: int

    def __str__(self) -> str:
        return f"{self.pe}:{self.packet}={self.cycles}"


@dataclass(frozen=True, slots=True)
class Options:
    """max_cycles: 0 = no limit. seed, net_delay: each packet leaves its PE up to net_delay cycles late, at random by
    seed; late: these packets do, too; packets between two PEs keep their order. queue: packets on chip, packet_limit:
    in the whole input queue (0 = as the machine file says). tag: output lines begin with PE and time. record: keep what
    packets did, as Run.trace; window: of which packets. profile: count where the cycles go, as Run.tally. progress:
    called with (cycle, packets) every half second or so of real time."""

    max_cycles: int = 0
    seed: int = 0
    net_delay: int = 0
    late: tuple[Late, ...] = ()
    queue: int = 0
    packet_limit: int = 0
    tag: bool = False
    record: bool = False
    window: Window = EVERYTHING
    profile: bool = False
    progress: Callable[[int, int], None] | None = None
