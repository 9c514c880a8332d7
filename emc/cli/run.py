"""`emc run FILE... [options] [-- arguments]`: compile, run, report. The status is the program's, or the trap's."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from emc.cache import trouble
from emc.cli.console import for_tools, heeded, remember, say, show_faults, tell, text_of, wants_colour
from emc.cli.options import FORMAT, listen, target_options, wishes
from emc.cli.progress import Progress
from emc.cli.ready import ready
from emc.engines import known
from emc.faults import Faults, Faulty
from emc.machine import Host, Options, Run
from emc.source import Span
from emc.texts import read_sources
from emc.views.faults import head
from emc.views.report import report
from emc.views.setting import Setting
from emc.views.traps import dropped, trap


class WithArguments(click.Command):
    """A command whose words behind the first `--` are not its own, but the program's arguments."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        cut = args.index("--") if "--" in args else len(args)
        ctx.meta["arguments"] = tuple(args[cut + 1 :])
        return super().parse_args(ctx, args[:cut])


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Words behind -- are the program's arguments.")
@click.argument("files", nargs=-1, required=True, metavar="FILE... [-- ARGUMENT...]")
@FORMAT
@target_options
@click.option("--engine", "engine_name", default="auto", show_default=True, metavar="NAME", help="Engine to run on.")
@click.option("--max-cycles", type=click.IntRange(1), metavar="N", help="Stop the program after N cycles.")
@click.option("--stats", "stats_file", metavar="FILE", help="Write the run's figures there, as JSON.")
@click.option("--tag", is_flag=True, help="Begin each line of output with its PE and time.")
@click.option("--allow", "allowed", multiple=True, metavar="PATH", help="Let the program open files there.")
@click.option("--seed", type=int, default=0, metavar="N", help="Seed of the network's delays.")
@click.option(
    "--net-delay",
    type=click.IntRange(0, 1 << 20),
    default=0,
    metavar="MAX",
    help="Delay packets by up to MAX cycles, at random.",
)
@click.option("--queue", type=click.IntRange(1, 1 << 20), metavar="N", help="Packets in a PE's on-chip queue.")
@click.option("--packet-limit", type=click.IntRange(1, 1 << 30), metavar="N", help="Packets that may wait at a PE.")
@click.option("-v", "--verbose", is_flag=True, help="Report the simulated time, also when stderr is no terminal.")
def command(**values: Any) -> int:
    """Compile the FILEs into one program and run it.

    Each is EM-C (.emc), C (.c) or IR (.emir); - is standard input. A name that is not in the current folder is looked
    for among the bundled programs."""
    listen(values, "stderr")
    wanted = wishes(values)
    files: tuple[str, ...] = values["files"]
    engine_name = known(values["engine_name"])
    sources = read_sources(files)
    for _, source in sources:
        remember(source.name, source.text)
    stats_file = _writable(values["stats_file"])
    program = ready(sources, wanted)
    found = heeded(program.faults)
    show_faults(found)
    if found.errors:
        return 1
    setting = Setting(files[0], program.description, program.target, engine_name)
    with Progress(program.description.clock) as progress:
        options = Options(
            max_cycles=values["max_cycles"] or 0,
            seed=values["seed"],
            net_delay=values["net_delay"],
            queue=values["queue"] or 0,
            packet_limit=values["packet_limit"] or 0,
            tag=values["tag"],
            progress=progress.show,
        )
        run = program.run(engine_name, options, _host(sources[0][0], values, progress))
    if stats_file is not None:
        _write_stats(stats_file, run, setting)
    if for_tools():
        _record(run, setting)
    _tell(run, files[0])
    if values["verbose"] or sys.stderr.isatty():
        say(report(run, setting))
    if values["verbose"] and trouble():
        say(f"emc: nothing is kept for the next run: {trouble()}")
    return run.status


def _host(path: str, values: dict[str, Any], progress: Progress) -> Host:
    """The program's console is ours; its arguments stand behind the `--`."""
    arguments: tuple[str, ...] = click.get_current_context().meta["arguments"]
    return Host(
        path,
        arguments,
        stdin=b"" if path == "-" else sys.stdin.buffer,
        sink=progress.sink(sys.stdout.buffer),
        error_sink=progress.sink(sys.stderr.buffer),
        allowed=values["allowed"],
        tag=values["tag"],
    )


def _writable(name: str | None) -> Path | None:
    """The path of the stats file: one that can't be written is found before a long run, not after it."""
    if name is None:
        return None
    path = Path(name)
    place = path if path.exists() else path.parent
    if not place.exists():
        raise _unwritable(name, "there is no such folder")
    if path.is_dir() or not os.access(place, os.W_OK):
        raise _unwritable(name, "this is a folder" if path.is_dir() else "no permission")
    return path


def _unwritable(name: str, reason: str) -> Faulty:
    hint = "name a file in a folder that you may write to"
    return Faults().stop("E0810", Span(name, 1, 1), f"can't write the stats here: {reason}", hint)


def _write_stats(path: Path, run: Run, setting: Setting) -> None:
    from emc.views.stats import text

    try:
        path.write_text(text(run, setting), encoding="utf-8")
    except OSError as reason:
        raise _unwritable(str(path), str(reason.strerror)) from None


def _tell(run: Run, program: str) -> None:
    """What the machine has to say of the run: warnings, threads dropped, the trap."""
    show_faults(run.warnings)
    if left := dropped(run):
        say("\n".join([head(Span(program, 1, 1), "warning", left[0], wants_colour()), *left[1:]]))
    if run.trap is not None:
        say(trap(run.trap, text_of, wants_colour()))


def _record(run: Run, setting: Setting) -> None:
    """The run's part of the document: how it ended, and its figures."""
    from emc.views import records
    from emc.views.stats import stats

    tell("trap", None if run.trap is None else records.trap(run.trap))
    tell("left", dropped(run))
    tell("stats", stats(run, setting))
