"""The line after a run: simulated time, packets, and how busy the PEs were; the same for the measured part.

emc: 64 PEs, 1,234,567 cycles = 98.765 ms; 345,678 packets; busy 43 %
emc: measured: 4,567 cycles = 365.36 us; 1,234 packets; busy 71 %
emc: 64 PEs, 0.123 s of real time; 345,678 packets
emc: 64 PEs on 2 ranks, 0.123 s of real time; 345,678 packets, 12,345 between ranks in shared memory
emc: 64 PEs on 2 ranks, 0.123 s of real time; 345,678 packets, 12,345 between ranks in 67 messages of 395,040 bytes
"""

from __future__ import annotations

from emc.machine import Run
from emc.machine.counters import Counters
from emc.machine.region import Region
from emc.machine.run import Real
from emc.views.heading import Heading


def report(run: Run, heading: Heading) -> str:
    """The summary of a run: one line, without its newline. Busy cycles are those in which a PE was not idle, over all
    PEs."""
    pes = f"{heading.target.pes:,} PE{'s' * (heading.target.pes != 1)}"
    if run.real is not None:
        return f"emc: {pes}{_real(run, run.real)}"
    time = duration(heading.description.clock.microseconds(run.cycles))
    return f"emc: {pes}, {run.cycles:,} cycles = {time}; {run.packets:,} packets; busy {busy(run):.0%}"


def measured(region: Region, heading: Heading) -> str:
    """The same line for the measured part of the run."""
    done = region.figures
    time = duration(heading.description.clock.microseconds(done.cycles))
    parts = f" in {len(region.parts):,} parts" if len(region.parts) > 1 else ""
    end = "; the run ended within it" if region.is_open else ""
    share = share_busy(done.cycles, done.counters)
    return f"emc: measured: {done.cycles:,} cycles = {time}{parts}; {done.packets:,} packets; busy {share:.0%}{end}"


def _real(run: Run, real: Real) -> str:
    """The rest of the line for a run without simulated time."""
    time = f", {real.seconds:.3f} s of real time; {run.packets:,} packets"
    better = "; better machine code was made meanwhile, and the next run begins with it" if real.improved else ""
    if real.ranks == 1:
        return f"{time}{better}"
    way = f" in {real.messages:,} messages of {real.bytes:,} bytes"
    if real.near:
        shared = f", {real.near:,} of them in shared memory, {real.far - real.near:,}"
        way = f"{shared}{way}" if real.messages else " in shared memory"
    return f" on {real.ranks} ranks{time}, {real.far:,} between ranks{way}{better}"


def busy(run: Run) -> float:
    """The share of a run's cycles, over all PEs, in which a PE was not idle: 0 .. 1."""
    return share_busy(run.cycles, run.counters)


def share_busy(cycles: int, counters: tuple[Counters, ...]) -> float:
    """The share of these cycles, over all PEs, in which a PE was not idle: 0 .. 1."""
    total = cycles * len(counters)
    return 1 - sum(c.idle for c in counters) / total if total else 0.0


def duration(microseconds: float) -> str:
    """A simulated time as text: `0.48 us`, `98.765 ms`, `1.204 s`."""
    for unit, size in (("s", 1e6), ("ms", 1e3)):
        if microseconds >= size:
            return f"{microseconds / size:.3f} {unit}"
    return f"{microseconds:.2f} us"
