"""What `run`, `profile` and `trace` share: their options, and the way from the FILEs to a Run.

job = prepared(values)                  None: the program has errors, which were shown
run = job.run(record=True)
tell(run, job.name)                     warnings, threads dropped, the trap
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from emc.cli.console import heeded, remember_all, say, show_faults, text_of, wants_colour
from emc.cli.options import build_options, in_range, listen, target_options
from emc.cli.progress import Progress
from emc.cli.ready import Ready, ready
from emc.contents import whole
from emc.dataclass import dataclass, replace
from emc.engines import known
from emc.faults import Faults, Faulty
from emc.machine import Host, Options, Run
from emc.source import Span
from emc.texts import Source, read_sources
from emc.views.faults import head
from emc.views.heading import Heading
from emc.views.traps import advice, dropped, trap

F = TypeVar("F", bound=Callable[..., Any])


class WithArguments(click.Command):
    """A command whose words behind the first `--` are not its own, but the program's arguments."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        cut = args.index("--") if "--" in args else len(args)
        ctx.meta["arguments"] = tuple(args[cut + 1 :])
        return super().parse_args(ctx, args[:cut])


_OPTIONS = [
    click.option("--engine", "engine_name", default="auto", show_default=True, metavar="NAME",
                 help="Engine to run on."),
    click.option("--max-cycles", type=in_range("max_cycles", 1), metavar="N", help="Stop the program after N cycles."),
    click.option("--tag", is_flag=True, help="Begin each line of output with its PE and time."),
    click.option("--allow", "allowed", multiple=True, metavar="PATH", help="Let the program open files there."),
    click.option("--seed", type=in_range("seed"), default=0, metavar="N", help="Seed of the network's delays."),
    click.option("--net-delay", type=in_range("net_delay"), default=0, metavar="MAX",
                 help="Delay packets by up to MAX cycles, at random."),
    click.option("--queue", type=in_range("queue", 1), metavar="N", help="Packets in a PE's on-chip queue."),
    click.option("--packet-limit", type=in_range("packet_limit", 1), metavar="N",
                 help="Packets that may wait at a PE."),
    click.option("-v", "--verbose", is_flag=True,
                 help="Report the simulated time, also when stderr is no terminal."),
]  # fmt: skip


def files_argument(function: F) -> F:
    """The programs, and the words behind them."""
    return click.argument("files", nargs=-1, required=True, metavar="FILE... [-- ARGUMENT...]")(function)


def run_options(function: F) -> F:
    """The options of a compilation, and those of a run."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return target_options(function)


@dataclass(frozen=True, slots=True)
class Job:
    """A program that is to be run. name: of its first file, as given; files: all that it is made of, which nothing may
    overwrite; program: without errors; checked: whether it looks at each access."""

    name: str
    files: tuple[str, ...]
    program: Ready
    checked: bool
    heading: Heading
    options: Options
    host: Callable[[Progress], Host]

    def run(self, **more: Any) -> Run:
        """Runs it; a long run shows how far it is. more: further Options."""
        with Progress(self.heading.description.clock) as progress:
            options = replace(self.options, progress=progress.show, **more)
            return self.program.run(self.heading.engine, options, self.host(progress))


def prepared(
    values: dict[str, Any], profile: bool = False, read: Callable[[Source], Source] | None = None
) -> Job | None:
    """The program that the options name, compiled; its faults are shown, and None is the answer when there are errors.
    profile: made to be profiled; read: what becomes of each text before."""
    listen(values, "stderr")
    wanted = build_options(values)
    files: tuple[str, ...] = values["files"]
    engine_name = known(values["engine_name"])
    sources = read_sources(files)
    if read is not None:
        sources = [(path, read(source)) for path, source in sources]
    remember_all(source for _, source in sources)
    program = ready(sources, wanted, profile)
    found = heeded(program.faults)
    show_faults(found)
    if found.errors:
        return None
    options = Options(
        max_cycles=values["max_cycles"] or 0,
        seed=values["seed"],
        net_delay=values["net_delay"],
        queue=values["queue"] or 0,
        packet_limit=values["packet_limit"] or 0,
        tag=values["tag"],
    )
    heading = Heading(files[0], program.description, program.target, engine_name)
    path, arguments = sources[0][0], click.get_current_context().meta["arguments"]

    def host(progress: Progress) -> Host:
        return _host(path, files[0], arguments, values, progress)

    made_of = (*files, *program.headers, wanted.machine or "")
    return Job(files[0], made_of, program, wanted.checked, heading, options, host)


def _host(path: str, name: str, arguments: tuple[str, ...], values: dict[str, Any], progress: Progress) -> Host:
    """The program's console is ours; its arguments stand behind the `--`."""
    return Host(
        path,
        arguments,
        name=name,  # as the user has it: cycles must not hang on where bundled programs lie
        stdin=b"" if path == "-" else sys.stdin.buffer,
        sink=progress.sink("stdout"),
        error_sink=progress.sink("stderr"),
        allowed=values["allowed"],
        tag=values["tag"],
        keep=False,
    )


def writable(name: str | None, what: str, files: Sequence[str] = ()) -> Path | None:
    """The path of a file that is to hold `what`: one that can't be written is found before a long run, not after.
    files: the program's own, which nothing may overwrite."""
    if name is None:
        return None
    path = Path(name)
    if any(_same(path, Path(file)) for file in files):
        raise unwritable(name, what, "this is a file of the program", "name another file")
    place = path if os.path.exists(path) else path.parent
    if not os.path.exists(place):
        raise unwritable(name, what, "there is no such folder")
    if os.path.isdir(path) or not os.access(place, os.W_OK):
        raise unwritable(name, what, "this is a folder" if os.path.isdir(path) else "no permission")
    return path


def apart(**names: str | None) -> None:
    """Refuses two outputs in one file, of which the first would be lost. names: by option."""
    places: dict[str, str] = {}
    for option, name in names.items():
        if name is None:
            continue
        place = os.path.realpath(name)
        if place in places and (os.path.isfile(place) or not os.path.exists(place)):
            raise click.UsageError(f"--{places[place]} and --{option} name the same file, {name}: name two.")
        places[place] = option


def _same(path: Path, other: Path) -> bool:
    return os.path.exists(path) and os.path.exists(other) and os.path.samefile(path, other)


def unwritable(
    name: str, what: str, reason: str, hint: str = "name a file in a folder that you may write to"
) -> Faulty:
    """What to raise for a file that can't be written."""
    return Faults().stop("E0810", Span(name, 1, 1), f"can't write {what} here: {reason}", hint)


def write(path: Path, what: str, text: str) -> None:
    """The text goes into the file."""
    try:
        with whole(path, "backslashreplace") as file:  # names of files may be any bytes
            file.write(text)
    except OSError as reason:
        raise unwritable(str(path), what, str(reason.strerror)) from None


def tell_run(run: Run, program: str, checked: bool) -> None:
    """What the machine has to say of the run: warnings, threads dropped, the trap. checked: whether it was a checked
    build that ran."""
    show_faults(run.warnings)
    if left := dropped(run):
        say("\n".join([head(Span(program, 1, 1), "warning", left[0], wants_colour()), *left[1:]]))
    if run.trap is not None:
        say(trap(run.trap, text_of, wants_colour()))
        if not checked and (text := advice(run.trap)):
            say(text)
