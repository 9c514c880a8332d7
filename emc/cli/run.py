"""`emc run FILE... [options] [-- arguments]`: compile, run, report. The status is the program's, or the trap's."""

from __future__ import annotations

import sys
from typing import Any

import click

from emc.cache import trouble
from emc.cli.console import for_tools, say, tell
from emc.cli.options import FORMAT
from emc.cli.running import WithArguments, files_argument, prepared, run_options, tell_run, writable, write
from emc.machine import Run
from emc.views.heading import Heading
from emc.views.report import report
from emc.views.traps import dropped


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Words behind -- are the program's arguments.")
@files_argument
@FORMAT
@run_options
@click.option("--stats", "stats_file", metavar="FILE", help="Write the run's figures there, as JSON.")
def command(**values: Any) -> int:
    """Compile the FILEs into one program and run it.

    Each is EM-C (.emc), C (.c) or IR (.emir); - is standard input. A name that is not in the current folder is looked
    for among the bundled programs."""
    job = prepared(values)
    if job is None:
        return 1
    stats_file = writable(values["stats_file"], "the stats", job.files)
    run = job.run()
    if stats_file is not None:
        from emc.views.stats import text

        write(stats_file, "the stats", text(run, job.heading))
    if for_tools():
        _record(run, job.heading)
    tell_run(run, job.name, job.checked)
    if values["verbose"] or sys.stderr.isatty():
        say(report(run, job.heading))
    if values["verbose"] and trouble():
        say(f"emc: nothing is kept for the next run: {trouble()}")
    return run.status


def _record(run: Run, heading: Heading) -> None:
    """The run's part of the document: how it ended, and its figures."""
    from emc.views import records
    from emc.views.stats import stats

    tell("trap", None if run.trap is None else records.trap(run.trap))
    tell("left", dropped(run))
    tell("stats", stats(run, heading))
