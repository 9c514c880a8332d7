"""Where the threads of a run without simulated time waited, who worked how much, and who sent packets to whom
(Options.waits). The seconds are of real time, and estimated: the engine looks some 200 times in a second."""

from __future__ import annotations

from typing import Literal, TypeAlias

from emc.dataclass import dataclass
from emc.source import Span

Unit: TypeAlias = Literal["rank", "PE"]  # who waits: a process, or, if there is only one, each PE


@dataclass(frozen=True, slots=True)
class WaitedAt:
    """A line at which threads of waiting units were suspended."""

    span: Span  # the user's line; NOWHERE: the units had no thread
    what: str  # what they waited for: `remote read`, `call of barrier`
    seconds: tuple[float, ...]  # of each unit

    @property
    def total(self) -> float:
        """The seconds of all units."""
        return sum(self.seconds)


@dataclass(frozen=True, slots=True)
class Waits:
    """Units are all ranks, or all PEs. A unit waits while none of its threads can run, and no packet is there for it.
    With PEs the rest of the time is that in which packets wait for them while the process runs other PEs."""

    unit: Unit
    seconds: tuple[float, ...]  # for how long each unit was looked at
    worked: tuple[float, ...]  # for how long each unit's threads ran
    waited: tuple[float, ...]  # for how long it waited
    lines: tuple[WaitedAt, ...]  # the longest waits first
    packets: tuple[tuple[int, ...], ...] = ()  # from each rank to each rank; () if there is only one
    bytes: tuple[tuple[int, ...], ...] = ()  # of these packets
