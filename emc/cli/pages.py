"""The page of a program that is run: what `emc profile --html` and `emc trace --html` write.

made = profiled(job, found, with_calls, window)      the run, with all that the page shows
sides = [side(job, run, made), ...]
write(path, "the page", page(sides, "profile"))
"""

from __future__ import annotations

from typing import Any

from emc import pages
from emc.cli.console import text_of
from emc.cli.job import Heard, Job
from emc.cli.linked import link_of
from emc.cli.profiled import Profiled, profiled
from emc.cli.region import find_part
from emc.cli.running import prepare
from emc.machine import Run
from emc.machine.options import Window
from emc.machine.tally import Tally
from emc.views.page import Side, page
from emc.views.profile import Profile, profile
from emc.views.trace import Timeline, timeline


def side(job: Job, run: Run, made: Profiled) -> Side:
    """The program at its level of optimisation, with its run. run: the whole run."""
    shown = profile(run, job.program.module, job.heading, made.calls, made.part)
    line = timeline(made.run, job.program.module, job.heading, made.window)
    return side_of(job, shown, made.part.tally, line)


def side_of(job: Job, shown: Profile, tally: Tally, line: Timeline) -> Side:
    """The same of a profile and a time line that were made already. tally: the one of the profile."""
    program, _ = pages.program_of(job.sources, job.wanted, text_of)
    return pages.side_of(program, job.program.module, job.heading, shown, tally, line, link_of(job))


def other_side(
    values: dict[str, Any], level: int, again: Heard, window: Window, of_part: bool, with_calls: bool, **how: Any
) -> Side:
    """The same program at another level, run once more: with the input of the first run, and without its output.
    values: those of the first run, before they were read. of_part: whether only the measured part is shown. how: more
    for `prepare`."""
    again.second = True
    job = prepare({**values, "optimise": level}, profile=True, again=again, **how)
    assert job is not None, "it had no errors at the first level"
    found = find_part(job, tells=False) if of_part else None
    made = profiled(job, found, with_calls, window)
    return side(job, made.run if found is None else found.run, made)


__all__ = ["other_side", "page", "side", "side_of"]
