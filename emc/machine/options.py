"""The options of a run: limits, and the hard modes in which every correct program must still work."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from emc.dataclass import dataclass
from emc.options import RANGES

# whose marks count: "program": those of `measure_begin` and `measure_end`; "function": those of BuildOptions.function
Measure: TypeAlias = Literal["", "program", "function"]
USUAL_PACKETS, MOST_PACKETS = 200_000, 1_000_000  # that a page of `emc watch` shows one by one


@dataclass(frozen=True, slots=True)
class Window:
    """The packets that are recorded."""

    first: int = 0  # cycle: a packet that was done before it is not recorded
    last: int | None = None  # cycle: a packet that was sent after it is not recorded; None: to the end
    pes: frozenset[int] | None = None  # the PEs to which it must have travelled; None: any
    most: int = 1 << 26  # packets that are recorded at most: the first ones

    def wants(self, pe: int, left: int) -> bool:
        """Whether a packet that was sent to that PE in cycle `left` may be recorded. `holds` decides the rest."""
        return (self.last is None or left <= self.last) and (self.pes is None or pe in self.pes)

    def holds(self, taken: int, end: int) -> bool:
        """Whether the window holds some of a packet's work. taken, end: the cycles at which that begins and ends."""
        return end > self.first or taken >= self.first


EVERYTHING = Window()
MOST_LATE = 64  # of Options.late: each packet is searched for in them


@dataclass(frozen=True, slots=True)
class Late:
    """A packet that leaves late: the packet with number `packet`, counted from 1, of those that PE `pe` sends leaves
    `cycles` cycles late."""

    pe: int
    packet: int
    cycles: int

    def __str__(self) -> str:
        return f"{self.pe}:{self.packet}={self.cycles}"


def parse_late(text: str) -> Late:
    """`2:17=40`: PE 2's 17th packet leaves 40 cycles late. Raises ValueError."""
    match = re.fullmatch(r"(\d{1,5}):(\d{1,18})=(\d{1,9})", text, re.ASCII)
    if match is None:
        raise ValueError(f"{text!r} is not a packet with its delay: write PE:N=CYCLES, like 2:17=40")
    late, most = Late(*map(int, match.groups())), RANGES["net_delay"][1]
    if late.packet == 0 or late.cycles > most:
        raise ValueError(f"{text!r}: the first packet is number 1, and a delay is at most {most:,} cycles")
    return late


@dataclass(frozen=True, slots=True)
class Edge:
    """The begin or the end of a measured part (machine/region.py)."""

    number: int  # 1: the begin of the first part; 2: its end; 3: the begin of the second part, and so on
    cycle: int  # at which it is


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a run. Cycles are cycles of the simulated machine."""

    max_cycles: int = 0  # the run traps after this many cycles; 0: no limit
    seed: int = 0  # of the random delays
    # each packet leaves its PE up to this many cycles late, at random; packets between two PEs keep their order
    net_delay: int = 0
    late: tuple[Late, ...] = ()  # single packets that leave late as well
    queue: int = 0  # packets in the on-chip queue of a PE; 0: as the machine file says
    packet_limit: int = 0  # packets in the whole queue of a PE; 0: as the machine file says
    tag: bool = False  # output lines begin with PE and time
    record: bool = False  # keep what packets did, as Run.trace
    window: Window = EVERYTHING  # the packets to record
    # called with parts of what is recorded (machine/packets.py) while the program runs; the native engine then keeps
    # nothing in Run.trace, whatever the length of the run; the reference engine, which is slow, keeps all there
    taker: Callable[[Any], None] | None = None
    overview: bool = False  # count who was busy when, as Run.overview
    races: bool = False  # find accesses that nothing orders, as Run.races; on the reference engine
    measure: Measure = ""  # the marks by which a part of the run is measured, as Run.region
    edge: Edge | None = None  # with `measure`: the run ends there, as if the program called exit(0)
    profile: bool = False  # count where the cycles go, as Run.tally
    since: int = 0  # the cycle from which a profile counts waiting for the network; before it, that counts as idle
    waits: bool = False  # see where threads wait, as Run.waits; only in a run without simulated time
    max_seconds: float = 0  # a run without simulated time traps after this many seconds of real time; 0: no limit
    # called with (cycle, packets) about every half second of real time; the cycle is NO_TIME in a run without time
    progress: Callable[[int, int], None] | None = None
