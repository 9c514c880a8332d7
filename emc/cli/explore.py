"""`emc explore FILE... [options] [-- arguments]`: runs programs under many legal schedules, and looks for another
result.

Status 0: no schedule gave another result; 1: one did, or the program has errors; 130: Ctrl-C, after the results so far
are reported.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import click

from emc.cli.console import for_tools, tell
from emc.cli.options import FORMAT, WithArguments, files_argument, parse_with, run_options
from emc.cli.progress import Progress
from emc.cli.running import prepare
from emc.explore import Allowance, Found, Input, Reading, Search, Task
from emc.machine.run import INTERRUPTED
from emc.views.explored import Told, record, text

# own options, with the number of words after each
OWN = {"--runs": 1, "--seconds": 1, "--jobs": 1, "--ignore": 1, "--format": 1, "--any-order": 0}
MOST_JOBS = 256


def parse_pattern(text: str) -> re.Pattern[str]:
    """A regular expression. Raises ValueError."""
    try:
        return re.compile(text)
    except (re.error, RecursionError, OverflowError) as wrong:
        raise ValueError(f"{text!r} is not a regular expression: {wrong}") from None


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@FORMAT
@click.option(
    "--runs",
    type=click.IntRange(1, 1 << 30),
    default=400,
    show_default=True,
    metavar="N",
    help="Try at most N schedules.",
)
@click.option(
    "--seconds",
    type=click.IntRange(1, 1 << 20),
    default=60,
    show_default=True,
    metavar="S",
    help="Stop after S seconds.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    metavar="N",
    help="Run N schedules in parallel.  [default: one per core]",
)
@click.option("--any-order", is_flag=True, help="Allow lines of output in any order.")
@click.option(
    "--ignore",
    metavar="REGEX",
    callback=parse_with(parse_pattern),
    help="Ignore lines of output that match this regular expression.",
)
@run_options  # fmt: skip
def command(**values: Any) -> int:
    """Run the FILEs' program under many schedules that the machine allows: with delayed packets, and with other queues.

    Reports whether output, exit status, trap or written files ever differ, and how to reproduce the difference."""
    if values["tag"]:
        raise click.UsageError("--tag prints times, which differ in every schedule: remove it.")
    job = prepare(values, json_to="stdout")
    if job is None:
        return 1
    context = click.get_current_context()
    stdin = b"" if job.path == "-" else Input(sys.stdin.buffer)
    task = Task(
        *(job.program, job.heading.engine, job.options, job.path, job.name),
        *(values["arguments"], values["allowed"], stdin),
    )
    allowed = Allowance(values["runs"], values["seconds"])
    reading = Reading(values["any_order"], values["ignore"])
    with Progress(job.heading.description.clock) as progress:
        report = partial(_report, progress, allowed)
        found = _search(Search(task, allowed, reading, values["jobs"] or 0, report, progress.show))
    _say(found, allowed, _commands(found, task, context.meta["words"]))
    return INTERRUPTED if found.over == "interrupted" else int(found.difference is not None)


def _report(progress: Progress, allowed: Allowance, runs: int) -> None:
    progress.line(f"emc: {runs:,} of {allowed.runs:,} schedules, all with the same result (Ctrl-C stops it)")


def _search(search: Search) -> Found:
    """The result of the search. After Ctrl-C, it contains what was found before."""
    try:
        return search.run()
    except KeyboardInterrupt:
        search.so_far.over = "interrupted"
        return search.so_far


def _say(found: Found, allowed: Allowance, told: Told) -> None:
    if for_tools():
        tell("explored", record(found, allowed, told))
    else:
        print(text(found, allowed, told), flush=True)


def _commands(found: Found, task: Task, words: Sequence[str]) -> Told:
    """The commands that repeat the two runs."""
    common = ("emc", "run", *_without_own(words))
    behind = ("--", *task.arguments) if task.arguments else ()
    usual, one = shlex.join((*common, *behind)), found.difference
    if one is None:
        return Told(task.name, usual, "")
    limited = one.stopped or task.options.max_cycles > 0  # the user's limit may be too low for the delays
    limit = ("--max-cycles", str(one.max_cycles)) if limited else ()
    return Told(task.name, usual, shlex.join((*common, *one.schedule.words, *limit, *behind)))


def _without_own(words: Sequence[str]) -> list[str]:
    """The words of the command line that `emc run` accepts as well."""
    kept: list[str] = []
    rest = iter(words)
    for word in rest:
        name, equals, _ = word.partition("=")
        if name not in OWN:
            kept.append(word)
        elif OWN[name] and not equals:
            next(rest, None)
    return kept
