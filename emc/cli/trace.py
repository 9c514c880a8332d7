"""`emc trace FILE... [options] [-- arguments]`: runs programs, and records a time line of every PE."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from emc.cli.console import say
from emc.cli.drawn import draw
from emc.cli.job import Heard, Job
from emc.cli.levels import second_level
from emc.cli.options import WithArguments, apart, files_argument, function_option, parse_with, run_options
from emc.cli.region import Found, find_part, is_marked
from emc.cli.running import prepare, tell_run, unwritable, writable, write
from emc.cli.window import chosen, cycles_of, packets_option, tell_page, window_options
from emc.machine import Run
from emc.machine.options import Window
from emc.options import parse_size

if TYPE_CHECKING:
    from emc.views.page import Side
    from emc.views.trace import Timeline

LEAST = 64 << 10  # bytes of a file
JSON_LIMIT = 100 << 20  # bytes of a file as JSON, unless the user names a limit
TEXT_ROWS = 500_000  # packets from which a time line in the terminal is made
WIDE = 120  # columns, if the output is not a terminal


def parse_numbers(text: str) -> frozenset[int]:
    """The numbers in a text such as `0-7,12`. Raises ValueError."""
    found: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,6})(?:-(\d{1,6}))?\s*", part, re.ASCII)
        if match is None:
            raise ValueError(f"{part!r} is neither a PE, like 12, nor a range, like 0-7.")
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first:
            raise ValueError(f"{part!r} ends before it begins: write the smaller number first.")
        found.update(range(first, last + 1))
    return frozenset(found)


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@run_options
@click.option("-o", "--output", metavar="FILE", help="Write the time line to this file, for ui.perfetto.dev: compact, "
              "or as JSON if its name ends in .json.")  # fmt: skip
@click.option("--html", "html_file", metavar="FILE", help="Write an HTML page to this file: source, stages, "
              "profile, time line.")  # fmt: skip
@click.option("--text", is_flag=True, help="Show the time line in the terminal.  [default: without -o and --html]")
@window_options("only what happened")
@function_option
@click.option("--pe", "of_pes", callback=parse_with(parse_numbers), metavar="N,N-M", help="Show only these PEs.")
@click.option("--limit", callback=parse_with(parse_size), metavar="SIZE",
              help="Limit on the size of the file for Perfetto.  [default: none, 100M for JSON]")  # fmt: skip
@click.option("--rows", type=click.IntRange(0), default=20, show_default=True, metavar="N",
              help="List at most N packets with --text.")  # fmt: skip
@packets_option
def command(**values: Any) -> int:
    """Run the FILEs as `emc run` does, and record a time line of every PE: threads, packets, queues.

    Tracing does not change the cycles of the run. If a part of it is measured (--function, or measure_begin() in the
    program), only that is shown, unless --from, --to or --whole choose other cycles."""
    cycles, wanted = cycles_of(values), chosen(values)
    apart(output=values["output"], html=values["html_file"])
    second, given = second_level(values["html_file"]), dict(values)
    again = Heard() if second is not None else None
    with_page = values["html_file"] is not None
    job = prepare(values, profile=with_page, again=again)
    if job is None:
        return 1
    of_part = not wanted and is_marked(job)
    found = find_part(job) if of_part else None
    if found is not None:
        job, cycles = found.job, found.cycles
    elif of_part:
        return 1
    path = writable(values["output"], "the time line", job.files)
    page = writable(values["html_file"], "the page", job.files)
    text = values["text"] or (path is None and page is None)
    json = path is not None and path.suffix == ".json"
    limit = 0 if values["limit"] is None else max(LEAST, values["limit"])
    window = Window(*cycles, _pes(values["of_pes"], job.heading.target.pes), _most(values, text, page, json, limit))
    if path is not None and not json:
        run = _compact(job, path, window, limit, text, page is not None)
    else:
        run = job.run(record=True, window=window, profile=page is not None, overview=page is not None)
        tell_run(run, job)
    if window.first >= run.cycles:
        say(f"emc: the run ended at cycle {run.cycles:,}, and --from {window.first:,} is after that")
    if not (text or page or json):
        return run.status

    from emc.views.trace import timeline

    made = timeline(run, job.program.module, job.heading, window)
    if json and path is not None:
        _write(made, path, limit or JSON_LIMIT)
    if page is not None:
        sides = [_side(job, run, found, made)]
        if second is not None and again is not None:
            from emc.cli.pages import other_side

            sides.append(other_side(given, second, again, window, of_part, False))
        _page(sides, page, made)
    if text and window.first < run.cycles:
        _show(made, values["rows"])
        if made.untraced and path is None and page is None:
            ends = f"the time line ends at cycle {made.last:,} of {made.cycles:,}"
            say(f"emc: {ends}; --from and --pe choose another part")
    return run.status


def _pes(wanted: frozenset[int] | None, pes: int) -> frozenset[int] | None:
    if wanted is not None and max(wanted) >= pes:
        raise click.UsageError(f"--pe {max(wanted)}: the machine has PEs 0 to {pes - 1}.")
    return wanted


def _most(values: dict[str, Any], text: bool, page: Path | None, json: bool, limit: int) -> int:
    """The number of packets to record: no more than the output can show."""
    from emc.views.trace.perfetto import BYTES_OF_ROW

    wanted = {"json": (limit or JSON_LIMIT) // BYTES_OF_ROW, "text": TEXT_ROWS, "page": values["packets"]}
    some = [wanted[name] for name, yes in (("json", json), ("text", text), ("page", page is not None)) if yes]
    return max(some, default=Window().most)


def _compact(job: Job, path: Path, window: Window, limit: int, text: bool, page: bool) -> Run:
    """Runs the program, and writes its packets while it runs. text, page: what is made of the run, too."""
    from emc.views.trace.compact import writing

    try:
        with writing(path, job.program.module, job.heading, window, limit) as file:
            taker = None if text or page else file.add
            run = job.run(record=True, window=window, taker=taker, profile=page, overview=page)
            done = file.end(run)
    except OSError as reason:
        raise unwritable(str(path), "the time line", str(reason.strerror)) from None
    tell_run(run, job)
    _say_written(path, done.slices, done.size, done.left, done.last, limit)
    return run


def _show(made: Timeline, rows: int) -> None:
    from emc.views.trace import terminal

    draw(lambda console: terminal.show(made, console, rows), WIDE)


def _write(made: Timeline, path: Path, limit: int) -> None:
    from emc.views.trace import perfetto

    try:
        done = perfetto.write(made, path, limit)
    except OSError as reason:
        raise unwritable(str(path), "the time line", str(reason.strerror)) from None
    left = len(made.slices) + len(made.moving) - done.slices + made.untraced
    _say_written(path, done.slices, done.size, left, done.last, limit)


def _say_written(path: Path, slices: int, size: int, left: int, last: int, limit: int) -> None:
    """Reports what the file contains, and what was left out."""
    say(f"emc: {path}: {slices:,} slices, {size:,} bytes; open it at https://ui.perfetto.dev")
    if left:
        reason = f"because they do not fit into {limit:,} bytes" if limit else "because of --packets or --text"
        say(
            f"emc: left out: {left:,} packet{'s' * (left != 1)} after cycle {last:,}, {reason};  "
            "--from, --to and --pe choose a part, --limit allows more"
        )


def _side(job: Job, run: Run, found: Found | None, line: Timeline) -> Side:
    from emc.cli.pages import side_of
    from emc.cli.profiled import profiled
    from emc.machine.part import whole
    from emc.views.profile import profile

    part = whole(run) if found is None else profiled(job, found, False).part
    return side_of(job, profile(run, job.program.module, job.heading, (), part), part.tally, line)


def _page(sides: Sequence[Side], path: Path, made: Timeline) -> None:
    from emc.views.page import page

    text = page(sides, "trace")
    write(path, "the page", text)
    tell_page(path, len(made.slices), len(text), made.untraced, made.last)
