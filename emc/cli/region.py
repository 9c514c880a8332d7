"""What commands share that report the measured part of a run (machine/region.py): its marks, and a line about it."""

from __future__ import annotations

from emc.cli.console import say
from emc.cli.job import Job
from emc.engines import is_timed
from emc.machine import Run
from emc.machine.options import Measure
from emc.views.report import measured


def marks(job: Job) -> Measure:
    """The marks by which a part of the job's run is measured."""
    if not is_timed(job.heading.engine):
        return ""
    return "function" if job.wanted.function else "program"


def tell_region(run: Run, job: Job, shows: bool) -> None:
    """Prints a line about the measured part of the run. shows: also if it is what the program marks."""
    name = job.wanted.function
    if run.region is not None and (name or shows):
        say(measured(run.region, job.heading))
    elif name:
        say(f"emc: `{name}` was not called, so nothing was measured")
