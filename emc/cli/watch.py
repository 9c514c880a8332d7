"""`emc watch FILE... [options] [-- arguments]`: runs programs, and writes a page that shows the run."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from emc.cli.console import say, text_of
from emc.cli.linked import link_of
from emc.cli.options import WithArguments, files_argument, function_option, run_options
from emc.cli.region import find_part, is_marked
from emc.cli.running import prepare, tell_run, writable, write
from emc.cli.window import chosen, cycles_of, packets_option, tell_page, window_options
from emc.machine.options import Window


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@run_options
@click.option(
    "-o", "--output", metavar="FILE", help="Write the page to this file.  [default: FILE's name and .watch.html]"
)
@window_options("each packet")
@function_option
@packets_option
def command(**values: Any) -> int:
    """Run the FILEs as `emc run` does, and write an HTML page that shows the run: PEs, their queues and threads, and
    packets on their way, beside the source.

    The page shows the whole run in an overview, and the cycles from --from to --to packet by packet. Watching does not
    change the cycles of the run. If a part of it is measured (--function, or measure_begin() in the program), only
    its packets are shown one by one, unless --from, --to or --whole choose other cycles."""
    (first, last), wanted = cycles_of(values), chosen(values)
    job = prepare(values)
    if job is None:
        return 1
    if not wanted and is_marked(job):
        found = find_part(job)
        if found is None:
            return 1
        job, (first, last) = found.job, found.cycles
    path = writable(values["output"] or _usual(job.path), "the page", job.files)
    assert path is not None
    window = Window(first, last, None, values["packets"])
    run = job.run(record=True, overview=True, window=window)
    tell_run(run, job)

    from emc.views.trace import timeline
    from emc.views.watch import page

    made = timeline(run, job.program.module, job.heading, window)
    if first >= made.cycles:
        say(f"emc: the run ended at cycle {made.cycles:,}, and --from {first:,} is after that: the page has no packets")
    text = page(made, run, job.program.module, job.heading, text_of, _again(sys.argv[1:]), link_of(job))
    write(path, "the page", text)
    tell_page(path, len(made.slices), len(text), made.untraced, made.last)
    return run.status


def _usual(path: str) -> str:
    """The page's file if none was named: in the current folder, with the program's name."""
    return f"{Path(path).stem if path != '-' else 'stdin'}.watch.html"


def _again(words: Sequence[str]) -> str:
    """The command line for another window, without its output."""
    found: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            break
        if word in ("--from", "--to", "-o", "--output"):
            next(rest, None)
        elif not word.startswith(("--from=", "--to=", "--output=")):
            found.append(word)
    return f"{shlex.join(['emc', *found])} --from {{first}} --to {{last}}"
