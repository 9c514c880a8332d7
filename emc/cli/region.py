"""What commands share that report the measured part of a run (machine/region.py): its marks, a line about it, and the
cycles of it that a time line shows."""

from __future__ import annotations

from typing import Any

from emc.cli.console import say
from emc.cli.job import Job
from emc.cli.progress import Progress
from emc.dataclass import dataclass, replace
from emc.engines import is_timed
from emc.engines.playback import Played, Recorded
from emc.machine import Host, Run
from emc.machine.options import Edge, Measure
from emc.machine.region import Region
from emc.machine.run import INTERRUPTED
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


@dataclass(frozen=True, slots=True)
class Found:
    """The measured part of a job's run, which is over."""

    run: Run
    region: Region
    job: Job  # for the same run once more, without its output: the host gives the answers of the first run

    @property
    def cycles(self) -> tuple[int, int]:
        """The first and the last cycle of the part."""
        return self.region.parts[0][0], self.region.parts[-1][1]

    def run_up_to(self, edge: Edge | None, **more: Any) -> Run:
        """The same run once more, ended at the begin or the end of the part. more: further Options."""
        return self.job.run(measure=marks(self.job), edge=edge, since=self.region.begin.cycle, **more)


def find_part(job: Job, tells: bool = True) -> Found | None:
    """Runs a job to find its measured part. None: nothing was measured, and the run is over. tells: says so, and prints
    the line about the part. Raises KeyboardInterrupt if Ctrl-C stopped the run."""
    kept: list[Recorded] = []

    def first(progress: Progress) -> Host:
        kept.append(Recorded(job.host(progress)))
        return kept[0]

    def second(progress: Progress) -> Host:
        return Played(Host(job.path, job.arguments, name=job.name, keep=False), kept[0].answers)

    run = replace(job, host=first).run(measure=marks(job))
    kept[0].first.close()
    if run.status == INTERRUPTED and run.trap is not None:
        raise KeyboardInterrupt
    if run.region is None:
        name = job.wanted.function
        why = f"`{name}` was not called" if name else "the run came to no mark"
        if tells:
            say(f"emc: {why}, so there is nothing to show")
        return None
    if tells:
        tell_region(run, job, True)
    return Found(run, run.region, replace(job, host=second))
