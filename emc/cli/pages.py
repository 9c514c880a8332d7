"""The page of a program that is run: what `emc profile --html` and `emc trace --html` write.

recorded = record(job, window, with_calls)      the run, with all that the page shows
sides = [side(job, recorded, window), ...]
write(path, "the page", page(sides, "profile"))
"""

from __future__ import annotations

from typing import Any

from emc.cli.console import text_of
from emc.cli.job import Heard, Job
from emc.cli.running import prepare
from emc.cli.show import program_of
from emc.dataclass import dataclass, replace
from emc.machine import Run
from emc.machine.options import Window
from emc.machine.packets import Packets, dispatched
from emc.machine.run import Dispatched
from emc.views.page import Measured, Side, page
from emc.views.profile import Profile, profile
from emc.views.profile.called import Called
from emc.views.trace import page as trace_page
from emc.views.trace import timeline


@dataclass(frozen=True, slots=True)
class Recorded:
    """A run that was recorded for a profile and for a time line, and its call tree; () if it is not wanted."""

    run: Run
    calls: tuple[Called, ...] = ()


class _Kept:
    """The first packets of a run that is handed over in parts."""

    def __init__(self, most: int):
        self.most, self.rows, self.left = most, list[Dispatched](), 0

    def add(self, packets: Packets) -> None:
        room = self.most - len(self.rows)
        self.rows += dispatched(packets, room)
        self.left += max(0, len(packets.rows) - room)


def record(job: Job, window: Window, with_calls: bool) -> Recorded:
    """Runs the program. window: the packets of the time line."""
    if not with_calls:
        return Recorded(job.run(profile=True, overview=True, record=True, window=window))
    from emc.views.profile.calls import Calls

    calls, kept = Calls(job.program.module), _Kept(window.most)

    def take(packets: Packets) -> None:
        calls.add(packets)
        kept.add(packets)

    run = job.run(profile=True, overview=True, record=True, taker=take)
    tree = calls.end(run)
    room = kept.most - len(kept.rows)
    rest = run.trace[:room]
    run = replace(run, trace=(*kept.rows, *rest), untraced=kept.left + len(run.trace) - len(rest))
    return Recorded(run, tree)


def side(job: Job, recorded: Recorded, window: Window) -> Side:
    """The program at its level of optimisation, with its run."""
    made = profile(recorded.run, job.program.module, job.heading, recorded.calls)
    return side_of(job, recorded.run, made, window)


def side_of(job: Job, run: Run, made: Profile, window: Window) -> Side:
    """The same with a profile that was made already."""
    assert run.tally is not None
    program, _ = program_of(job.sources, job.wanted)
    line = timeline(run, job.program.module, job.heading, window)
    text = trace_page(line, job.program.module, job.heading, text_of)
    return Side(program, program.templates, Measured(made, run.tally, text))


def other_side(values: dict[str, Any], level: int, again: Heard, window: Window, with_calls: bool, **how: Any) -> Side:
    """The same program at another level, run once more: with the input of the first run, and without its output.
    values: those of the first run, before they were read. how: more for `prepare`."""
    again.second = True
    job = prepare({**values, "optimise": level}, profile=True, again=again, **how)
    assert job is not None, "it had no errors at the first level"
    return side(job, record(job, window, with_calls), window)


__all__ = ["Recorded", "other_side", "page", "record", "side", "side_of"]
