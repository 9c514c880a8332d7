"""A run for a profile: of the whole program, or of its measured part; and, for a page, with the packets of a time line.

made = profiled(job, found, with_calls, window)
profile(run, module, heading, made.calls, made.part)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from emc.cli.job import Job
from emc.cli.region import Found
from emc.dataclass import dataclass, replace
from emc.machine import Run
from emc.machine.options import EVERYTHING, Window
from emc.machine.part import Part, between, whole
from emc.views.profile.called import Called

if TYPE_CHECKING:
    from emc.machine.packets import Packets


@dataclass(frozen=True, slots=True)
class Profiled:
    """A run, what its profile counts, and its call tree; () if it is not wanted."""

    run: Run  # if the profile is of a part: up to its end
    part: Part
    window: Window  # of the packets of its time line, if they were wanted
    calls: tuple[Called, ...] = ()


def profiled(job: Job, found: Found | None, with_calls: bool, window: Window | None = None) -> Profiled:
    """Runs the program for a profile. found: the part of the run that it is of; None: the whole run. window: the
    packets of a time line; of a part, only how many; None: no time line."""
    if found is None:
        run, calls = _recorded(job, partial(job.run), 0, with_calls, window)
        return Profiled(run, whole(run), window or EVERYTHING, calls)
    first, last = found.cycles
    window = None if window is None else replace(window, first=first, last=last)
    end = partial(found.run_up_to, found.region.end)
    run, calls = _recorded(job, end, first, with_calls, window)
    begin = found.run_up_to(found.region.begin, profile=True, overview=True)
    return Profiled(run, between(begin, run), window or EVERYTHING, calls)


def _recorded(
    job: Job, make: Callable[..., Run], since: int, with_calls: bool, window: Window | None
) -> tuple[Run, tuple[Called, ...]]:
    """The run that `make` makes, and its call tree from cycle `since` on."""
    make = partial(make, profile=True, overview=True)
    if not with_calls:
        return (make() if window is None else make(record=True, window=window)), ()
    from emc.views.profile.calls import Calls

    calls = Calls(job.program.module, since)
    if window is None:
        run = make(record=True, taker=calls.add)
        return run, calls.end(run)
    from emc.cli.window_packets import WindowPackets

    kept = WindowPackets(window)

    def take(packets: Packets) -> None:
        calls.add(packets)
        kept.add(packets)

    run = make(record=True, taker=take)
    return kept.end(run), calls.end(run)
