"""What commands share that report the measured part of a run (machine/region.py): its marks, a line about it, and the
cycles of it that a time line shows."""

from __future__ import annotations

from collections.abc import Callable

from emc.cli.console import say
from emc.cli.job import Heard, Job
from emc.engines import is_timed
from emc.machine import Run
from emc.machine.options import Measure
from emc.source import comes_with_emc
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


def is_marked(job: Job) -> bool:
    """Whether a part of the run is to be measured: the program has marks, or `--function` names a function."""
    marks = ("measure_begin", "measure_end")
    return bool(job.wanted.function) or any(
        template.name in marks and comes_with_emc(template.span.file) for template in job.program.module.templates
    )


def find_part(job: Job, heard: Heard, again: Callable[[], Job | None]) -> tuple[Job, int, int] | None:
    """Runs a job to find its measured part. Returns a job for the same run once more, which is silent, and the first
    and the last cycle of the part. None: nothing was measured, and the run is over. heard: keeps the input of the first
    run. again: prepares the second job."""
    run = job.run(measure=marks(job))
    if run.region is None:
        name = job.wanted.function
        why = f"`{name}` was not called" if name else "the run came to no mark"
        say(f"emc: {why}, so there is nothing to show")
        return None
    tell_region(run, job, True)
    heard.second = True
    second = again()
    assert second is not None, "it had no errors at first"
    return second, run.region.parts[0][0], run.region.parts[-1][1]
