"""How a run is to go: allowances, and the hard modes that every correct program must survive."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """max_cycles: 0 = no limit. seed, net_delay: each packet leaves its PE up to net_delay cycles late, at random by
    seed; packets between two PEs keep their order. queue: packets on chip, packet_limit: in the whole input queue (0 =
    as the machine file says). tag: output lines begin with PE and time. record: keep all threads, as Run.trace.
    progress: called with (cycle, packets) every half second or so of real time."""

    max_cycles: int = 0
    seed: int = 0
    net_delay: int = 0
    queue: int = 0
    packet_limit: int = 0
    tag: bool = False
    record: bool = False
    progress: Callable[[int, int], None] | None = None
