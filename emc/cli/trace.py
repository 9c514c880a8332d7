"""`emc trace FILE... [options] [-- arguments]`: runs programs, and records a time line of every PE."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from emc.cli.console import say, wants_colour
from emc.cli.options import WithArguments, files_argument, parse_with, run_options
from emc.cli.running import prepare, tell_run, unwritable, writable
from emc.machine.options import Window
from emc.options import parse_size

if TYPE_CHECKING:
    from emc.views.trace import Timeline

LEAST = 64 << 10  # bytes of a file
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
            raise ValueError(f"{part!r} ends before it begins.")
        found.update(range(first, last + 1))
    return frozenset(found)


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@run_options
@click.option("-o", "--output", metavar="FILE", help="Write the time line to this file, for ui.perfetto.dev.")
@click.option("--text", is_flag=True, help="Show the time line in the terminal.  [default: without -o]")
@click.option(
    "--from",
    "first",
    type=click.IntRange(0),
    default=0,
    metavar="CYCLE",
    help="Show only what happened from this cycle on.",
)
@click.option("--to", "last", type=click.IntRange(0), metavar="CYCLE", help="Show only what happened up to this cycle.")
@click.option("--pe", "of_pes", callback=parse_with(parse_numbers), metavar="N,N-M", help="Show only these PEs.")
@click.option(
    "--limit",
    callback=parse_with(parse_size),
    default="100M",
    show_default=True,
    metavar="SIZE",
    help="Limit on the size of the file.",
)
@click.option("--rows", type=click.IntRange(0), default=20, show_default=True, metavar="N",
              help="List at most N packets with --text.")  # fmt: skip
def command(**values: Any) -> int:
    """Run the FILEs as `emc run` does, and record a time line of every PE: threads, packets, queues.

    Tracing does not change the cycles of the run."""
    job = prepare(values)
    if job is None:
        return 1
    path = writable(values["output"], "the time line", job.files)
    window = _window(values, job.heading.target.pes, path)
    run = job.run(record=True, window=window)
    tell_run(run, job.name, job.checked)

    from emc.views.trace import timeline

    made = timeline(run, job.program.module, job.heading, window)
    if window.first >= made.cycles:
        say(f"emc: the run ended at cycle {made.cycles:,}, and --from {window.first:,} is after that")
    elif values["text"] or path is None:
        _show(made, values["rows"])
    if path is not None:
        _write(made, path, max(LEAST, values["limit"]))
    elif made.untraced:
        say(f"emc: the time line ends at cycle {made.last:,} of {made.cycles:,}; --from and --pe choose another part")
    return run.status


def _window(values: dict[str, Any], pes: int, path: Path | None) -> Window:
    from emc.views.trace.perfetto import BYTES_OF_ROW

    first, last, wanted = values["first"], values["last"], values["of_pes"]
    if last is not None and last < first:
        raise click.UsageError(f"--to {last} is before --from {first}.")
    if wanted is not None and max(wanted) >= pes:
        raise click.UsageError(f"--pe {max(wanted)}: the machine has PEs 0 to {pes - 1}.")
    most = TEXT_ROWS if path is None else max(LEAST, values["limit"]) // BYTES_OF_ROW
    return Window(first, last, wanted, most)


def _show(made: Timeline, rows: int) -> None:
    from rich.console import Console

    from emc.views.trace import terminal

    sys.stdout.flush()
    colour = wants_colour("stdout")
    width = None if sys.stdout.isatty() else WIDE
    terminal.show(made, Console(force_terminal=colour, no_color=not colour, width=width), rows)


def _write(made: Timeline, path: Path, limit: int) -> None:
    from emc.views.trace import perfetto

    try:
        done = perfetto.write(made, path, limit)
    except OSError as reason:
        raise unwritable(str(path), "the time line", str(reason.strerror)) from None
    say(f"emc: {path}: {done.slices:,} slices, {done.size:,} bytes; open it at https://ui.perfetto.dev")
    if left := len(made.slices) + len(made.moving) - done.slices + made.untraced:
        say(
            f"emc: left out: {left:,} packets after cycle {done.last:,}, which do not fit into {limit:,} bytes;  "
            "--from, --to and --pe choose a part, --limit allows more"
        )
