"""How a run is to go: allowances, and the hard modes that every correct program must survive."""

from __future__ import annotations

from collections.abc import Callable

from emc.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Window:
    """Which packets are recorded: those that travelled to one of `pes` (None: any), waited there or kept it busy in a
    cycle from `first` to `last` (None: to the end), if they were taken at all. Only the first `most` of them are
    recorded."""

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
    """A packet that leaves late: the packet with that number, from 1, that PE `pe` sends leaves so many cycles late."""

    pe: int
    packet: int
    cycles: int

    def __str__(self) -> str:
        return f"{self.pe}:{self.packet}={self.cycles}"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a run. Cycles are cycles of the simulated machine."""

    max_cycles: int = 0  # the run traps after so many; 0: no limit
    seed: int = 0  # of the random delays
    # each packet leaves its PE up to so many cycles late, at random; packets between two PEs keep their order
    net_delay: int = 0
    late: tuple[Late, ...] = ()  # single packets that leave late, too
    queue: int = 0  # packets in the on-chip queue of a PE; 0: as the machine file says
    packet_limit: int = 0  # packets in the whole queue of a PE; 0: as the machine file says
    tag: bool = False  # output lines begin with PE and time
    record: bool = False  # keep what packets did, as Run.trace
    window: Window = EVERYTHING  # of which packets, with record
    races: bool = False  # look for accesses that nothing orders, as Run.races; on the reference engine
    profile: bool = False  # count where the cycles go, as Run.tally
    # called with (cycle, packets) about every half second of real time
    progress: Callable[[int, int], None] | None = None
