"""The options that subcommands share, and the forms of their values: `64`, `8x8`, `1.31M`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from emc import shape
from emc.cli.levels import Levels
from emc.machine.machine_file import parse_change
from emc.machine.options import parse_late
from emc.options import RANGES, SWITCHES, parse_size
from emc.views.faults import MOST_SHOWN

F = TypeVar("F", bound=Callable[..., Any])


def parse_with(parse: Callable[[str], Any]) -> Callable[[click.Context, click.Parameter, str | None], Any]:
    """A callback for Click that turns a parser's ValueError into a usage error."""

    def callback(ctx: click.Context, param: click.Parameter, value: str | None) -> Any:
        try:
            return None if value is None else parse(value)
        except ValueError as wrong:
            raise click.BadParameter(f"{wrong}.", ctx, param) from None

    return callback


def each_parsed(parse: Callable[[str], Any]) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], Any]:
    """A callback like that of `parse_with`, for an option that may be given several times."""
    one = parse_with(parse)
    return lambda ctx, param, value: tuple(one(ctx, param, text) for text in value)


def _macros(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Checks the values of -D: each must be possible as a `#define` in one line."""
    for text in value:
        name = text.partition("=")[0]
        if "\n" in text or not re.fullmatch(r"[^\W\d]\w*(\([^()]*\))?", name) or name == "defined":
            raise click.BadParameter(f"{text!r} is neither NAME nor NAME=VALUE on one line.", ctx, param)
    return value


def _codes(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> frozenset[str]:
    """The codes in a list such as `W0530,W0531`."""
    named = {code.strip().upper() for text in value for code in text.split(",")}
    if not named:
        return frozenset()
    from emc.explain import entries

    for code in sorted(named):
        if not code.startswith("W") or code not in entries():
            text = f"there is no warning {code!r}. A message shows its code in brackets; `emc explain` lists all."
            raise click.BadParameter(text, ctx, param)
    return frozenset(named)


def in_range(name: str, least: int | None = None) -> click.IntRange:
    """The range of numbers that an option takes. least: 1 for an option where 0 means that it was left out."""
    return click.IntRange(RANGES[name][0] if least is None else least, RANGES[name][1])


_OPTIONS = [
    click.option("--pes", metavar="N|RxC|PxRxC", callback=parse_with(shape.parse),
                 help="Number of PEs, or their arrangement.  [default: the machine's own]"),
    click.option("--machine", default="em4", metavar="NAME|FILE", show_default=True,
                 help="Machine to run on: a name, or a TOML file."),
    click.option("--set", "changes", multiple=True, metavar="SECTION.KEY=VALUE",
                 callback=each_parsed(parse_change), help="Change a value of the machine, like queue.spill=14."),
    click.option("--memory", metavar="SIZE", callback=parse_with(parse_size),
                 help="Memory of each PE, like 1.31M.  [default: the maximum]"),
    click.option("-D", "defines", multiple=True, metavar="NAME[=VALUE]", callback=_macros,
                 help="Define a macro."),
    click.option("-I", "includes", multiple=True, metavar="FOLDER", help="Also search for headers here."),
    click.option("-O", "optimise", type=Levels(), default=1, show_default=True, metavar="N[,N]",
                 help="Optimisation, 0 to 2; on a page of --html two levels side by side."),
    click.option("--off", multiple=True, type=click.Choice(SWITCHES), metavar="NAME",
                 help=f"Switch an optimisation off: {', '.join(SWITCHES)}."),
    click.option("--check/--no-check", default=None,
                 help="Check each memory access while the program runs.  [default: at -O 0]"),
    click.option("--yield-after", type=in_range("yield_after"), default=64, show_default=True, metavar="N",
                 help="Packets that a loop may send before it gives up its turn (0: any number)."),
]  # fmt: skip


COLOUR = click.option(
    "--color",
    "--colour",
    "colour",
    type=click.Choice(("auto", "always", "never")),
    default="auto",
    show_default=True,
    help="Use colours in messages; auto: on a terminal, unless NO_COLOR is set.",
)
_MANNER = [
    COLOUR,
    click.option("--max-errors", "most", type=click.IntRange(0), default=MOST_SHOWN, show_default=True, metavar="N",
                 help="Show at most N errors and N warnings (0: all)."),
    click.option("-w", "silent", is_flag=True, help="Show no warnings."),
    click.option("--no-warn", "without", multiple=True, metavar="CODE[,CODE]", callback=_codes,
                 help="Turn off this warning, like W0530."),
    click.option("--werror", "strict", is_flag=True, help="Treat warnings of the compiler as errors."),
]  # fmt: skip
FORMAT = click.option("--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True,
                      help="Print messages for people, or one JSON document for tools.")  # fmt: skip


def target_options(function: F) -> F:
    """The options that say what to compile for, and how messages are written."""
    function = manner_options(function)
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def manner_options(function: F) -> F:
    """The options that say how messages are written."""
    for option in reversed(_MANNER):
        function = option(function)
    return function


# ---- options of `run`, `profile` and `trace`


class WithArguments(click.Command):
    """A command that passes the words after the first `--` to the program, as one more value."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        cut = args.index("--") if "--" in args else len(args)
        words = tuple(args[:cut])
        rest = super().parse_args(ctx, args[:cut])
        ctx.params["arguments"] = tuple(args[cut + 1 :])
        ctx.meta["words"] = words
        return rest


_RUN_OPTIONS = [
    click.option("--engine", "engine_name", default="auto", show_default=True, metavar="NAME",
                 help="Engine to run on."),
    click.option("--max-cycles", type=in_range("max_cycles", 1), metavar="N", help="Stop the program after N cycles."),
    click.option("--max-seconds", type=click.FloatRange(0, min_open=True), metavar="S",
                 help="With --engine direct or mpi: stop the program after S seconds."),
    click.option("--tag", is_flag=True, help="Begin each line of output with its PE and time."),
    click.option("--allow", "allowed", multiple=True, metavar="PATH", help="Let the program use files in PATH."),
    click.option("--seed", type=in_range("seed"), default=0, metavar="N",
                 help="Seed of the random delays of --net-delay."),
    click.option("--net-delay", type=in_range("net_delay"), default=0, metavar="MAX",
                 help="Delay packets at random, by at most MAX cycles."),
    click.option("--late", multiple=True, metavar="PE:N=CYCLES", callback=each_parsed(parse_late),
                 help="Delay the Nth packet of this PE by CYCLES."),
    click.option("--queue", type=in_range("queue", 1), metavar="N", help="Packets that a PE's on-chip queue can hold."),
    click.option("--packet-limit", type=in_range("packet_limit", 1), metavar="N",
                 help="Packets that may wait at a PE."),
    click.option("-v", "--verbose", is_flag=True,
                 help="Report the simulated time even if stderr is not a terminal."),
]  # fmt: skip


def parse_function(text: str) -> str:
    """The name of a function. Raises ValueError."""
    if not re.fullmatch(r"[^\W\d]\w*", text):
        raise ValueError(f"{text!r} is not the name of a function")
    return text


function_option = click.option(
    "--function",
    callback=parse_with(parse_function),
    metavar="NAME",
    help="Measure the calls of this function.  [default: what the program marks]",
)


def files_argument(function: F) -> F:
    """The program's files, and the words after `--`."""
    return click.argument("files", nargs=-1, required=True, metavar="FILE... [-- ARGUMENT...]")(function)


def run_options(function: F) -> F:
    """The options of a compilation, and those of a run."""
    for option in reversed(_RUN_OPTIONS):
        function = option(function)
    return target_options(function)


def apart(**names: str | None) -> None:
    """Rejects two outputs to the same file, since the first one would be lost. names: the file names, by option."""
    places: dict[str, str] = {}
    for option, name in names.items():
        if name is None:
            continue
        place = os.path.realpath(name)
        if place in places and (os.path.isfile(place) or not os.path.exists(place)):
            raise click.UsageError(
                f"--{places[place]} and --{option} name the same file, {name}: name different files."
            )
        places[place] = option
