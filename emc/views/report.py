"""The line after a run: simulated time, packets, and how busy the PEs were.

emc: 64 PEs, 1,234,567 cycles = 98.765 ms; 345,678 packets; busy 43 %
"""

from __future__ import annotations

from emc.machine import Run
from emc.views.heading import Heading


def report(run: Run, heading: Heading) -> str:
    """The summary of a run: one line, without its newline. Busy cycles are those in which a PE was not idle, over all
    PEs."""
    time = duration(heading.description.clock.microseconds(run.cycles))
    pes = f"{heading.target.pes:,} PE{'s' * (heading.target.pes != 1)}"
    return f"emc: {pes}, {run.cycles:,} cycles = {time}; {run.packets:,} packets; busy {busy(run):.0%}"


def busy(run: Run) -> float:
    """The share of cycles, over all PEs, in which a PE was not idle: 0 .. 1."""
    total = run.cycles * len(run.counters)
    return 1 - sum(c.idle for c in run.counters) / total if total else 0.0


def duration(microseconds: float) -> str:
    """A simulated time as text: `0.48 us`, `98.765 ms`, `1.204 s`."""
    for unit, size in (("s", 1e6), ("ms", 1e3)):
        if microseconds >= size:
            return f"{microseconds / size:.3f} {unit}"
    return f"{microseconds:.2f} us"
