"""The options that subcommands share, and the spellings of their values: `64`, `8x8`, `1.31M`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from emc import shape
from emc.cli.console import Manner, quote, speak
from emc.cli.streams import Stream
from emc.options import RANGES, SWITCHES, BuildOptions
from emc.views.faults import MOST_SHOWN

F = TypeVar("F", bound=Callable[..., Any])

UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def parse_size(text: str) -> int:
    """Bytes: `65536`, `64K`, `1.31M`, with or without a `B` behind. Raises ValueError."""
    match = re.fullmatch(r"(\d{1,12})(?:\.(\d{1,9}))?([KMG]?)(?:i?B)?", text, re.ASCII | re.IGNORECASE)
    if match is None:
        raise ValueError(f"{text!r} is no size: write bytes, or a number with K, M or G, like 64K or 1.31M")
    decimals = match[2] or ""
    return int(match[1] + decimals) * UNITS[match[3].upper()] // 10 ** len(decimals)


def parsed(parse: Callable[[str], Any]) -> Callable[[click.Context, click.Parameter, str | None], Any]:
    """Makes a parser's ValueError a wrong usage of the command."""

    def callback(ctx: click.Context, param: click.Parameter, value: str | None) -> Any:
        try:
            return None if value is None else parse(value)
        except ValueError as wrong:
            raise click.BadParameter(f"{wrong}.", ctx, param) from None

    return callback


def _macros(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Of -D: what `#define` could say in one line."""
    for text in value:
        name = text.partition("=")[0]
        if "\n" in text or not re.fullmatch(r"[^\W\d]\w*(\([^()]*\))?", name) or name == "defined":
            raise click.BadParameter(f"{text!r} is neither NAME nor NAME=VALUE, in one line.", ctx, param)
    return value


def _codes(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> frozenset[str]:
    """The codes of `W0530,W0531` and the like."""
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
    """The numbers that an option takes. least: 1 where leaving the option out stands for 0."""
    return click.IntRange(RANGES[name][0] if least is None else least, RANGES[name][1])


_OPTIONS = [
    click.option("--pes", metavar="N|RxC|PxRxC", callback=parsed(shape.parse),
                 help="PEs of the machine, or how they are arranged.  [default: the machine's own]"),
    click.option("--machine", default="em4", metavar="NAME|FILE", show_default=True,
                 help="Machine: a name, or a TOML file."),
    click.option("--memory", metavar="SIZE", callback=parsed(parse_size),
                 help="Memory of each PE, like 1.31M.  [default: the most that is possible]"),
    click.option("-D", "defines", multiple=True, metavar="NAME[=VALUE]", callback=_macros,
                 help="Define a macro."),
    click.option("-I", "includes", multiple=True, metavar="FOLDER", help="Look for headers here, too."),
    click.option("-O", "optimise", type=in_range("optimise"), default=1, show_default=True,
                 help="Optimisation."),
    click.option("--off", multiple=True, type=click.Choice(SWITCHES), metavar="NAME",
                 help=f"Switch an optimisation off: {', '.join(SWITCHES)}."),
    click.option("--check/--no-check", default=None,
                 help="Look at each access while the program runs.  [default: at -O 0]"),
    click.option("--yield-after", type=in_range("yield_after"), default=64, show_default=True, metavar="N",
                 help="Packets a loop may send before it gives up its turn (0: any number)."),
]  # fmt: skip


COLOUR = click.option(
    "--color",
    "--colour",
    "colour",
    type=click.Choice(("auto", "always", "never")),
    default="auto",
    show_default=True,
    help="Colours in messages; auto: on a terminal, unless NO_COLOR is set.",
)
_MANNER = [
    COLOUR,
    click.option("--max-errors", "most", type=click.IntRange(0), default=MOST_SHOWN, show_default=True, metavar="N",
                 help="Errors, and warnings, that are shown (0: all)."),
    click.option("-w", "silent", is_flag=True, help="No warnings."),
    click.option("--no-warn", "without", multiple=True, metavar="CODE[,CODE]", callback=_codes,
                 help="No warnings of these codes, like W0530."),
    click.option("--werror", "strict", is_flag=True, help="Take the compiler's warnings for errors."),
]  # fmt: skip
FORMAT = click.option("--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True,
                      help="Messages for people, or one JSON document for tools.")  # fmt: skip


def target_options(function: F) -> F:
    """The options that say what to compile for, and how to speak of it."""
    for option in reversed([*_OPTIONS, *_MANNER]):
        function = option(function)
    return function


def listen(values: dict[str, Any], json_to: Stream) -> None:
    """Takes the options that say how to speak out of a subcommand's, and obeys. json_to: where a document goes."""
    tools = values.pop("form", "text") == "json"
    speak(
        Manner(
            values.pop("colour", "auto"),
            values.pop("most", MOST_SHOWN),
            json_to if tools else "",
            values.pop("silent", False),
            values.pop("without", frozenset()),
            values.pop("strict", False),
        )
    )


def build_options(values: dict[str, Any]) -> BuildOptions:
    """Takes those options' values out of a subcommand's. What they name may be quoted in messages."""
    quote(values["machine"], *values["includes"])
    return BuildOptions(
        pes=values.pop("pes"),
        machine=values.pop("machine"),
        memory=values.pop("memory"),
        defines=values.pop("defines"),
        includes=values.pop("includes"),
        optimise=values.pop("optimise"),
        yield_after=values.pop("yield_after"),
        off=frozenset(values.pop("off")),
        check=values.pop("check"),
    )
