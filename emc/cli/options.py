"""The options that subcommands share, and the spellings of their values: `64`, `8x8`, `1.31M`."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

import click

from emc.passes import SWITCHES
from emc.session import Pes, Wishes
from emc.target import MOST_PES

F = TypeVar("F", bound=Callable[..., Any])

UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


class PesType(click.ParamType):
    """A count, or an arrangement of rows and columns."""

    name = "N|RxC"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Pes:
        if isinstance(value, Pes):
            return value
        match = re.fullmatch(r"(\d{1,9})(?:[xX](\d{1,9}))?", value, re.ASCII)
        if match is None:
            self.fail(f"{value!r} is neither a count of PEs, like 64, nor an arrangement, like 8x8.", param, ctx)
        pes = Pes(int(match[1])) if match[2] is None else Pes(int(match[1]) * int(match[2]), int(match[1]))
        if not 1 <= pes.count <= MOST_PES:
            self.fail(f"a machine has 1 to {MOST_PES} PEs, not {pes.count}.", param, ctx)
        return pes


class SizeType(click.ParamType):
    """Bytes: `65536`, `64K`, `1.31M`, with or without a `B` behind."""

    name = "SIZE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        match = re.fullmatch(r"(\d{1,12}(?:\.\d{1,9})?)([KMG]?)(?:i?B)?", value, re.ASCII | re.IGNORECASE)
        if match is None:
            self.fail(f"{value!r} is no size: write bytes, or a number with K, M or G, like 64K or 1.31M.", param, ctx)
        return int(Fraction(match[1]) * UNITS[match[2].upper()])


PES, SIZE = PesType(), SizeType()

_OPTIONS = [
    click.option("--pes", type=PES, help="PEs of the machine, or their rows and columns.  [default: the machine's own]"),
    click.option("--machine", default="em4", metavar="NAME|FILE", show_default=True, help="Machine: name, or TOML file."),
    click.option("--memory", type=SIZE, help="Memory of each PE, like 1.31M.  [default: the most that is possible]"),
    click.option("-D", "defines", multiple=True, metavar="NAME[=VALUE]", help="Define a macro."),
    click.option("-I", "includes", multiple=True, metavar="FOLDER", help="Look for headers here, too."),
    click.option("-O", "optimise", type=click.IntRange(0, 2), default=1, show_default=True, help="Optimisation."),
    click.option("--off", multiple=True, type=click.Choice(SWITCHES), metavar="NAME", help="Switch an optimisation off: "
                 + ", ".join(SWITCHES) + "."),
    click.option("--yield-after", type=click.IntRange(0, 1 << 20), default=64, show_default=True, metavar="N",
                 help="Packets a loop may send before it gives up its turn (0: any number)."),
]  # fmt: skip


def target_options(function: F) -> F:
    """The options that say what to compile for."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def wishes(values: dict[str, Any]) -> Wishes:
    """Takes those options' values out of a subcommand's."""
    return Wishes(
        pes=values.pop("pes"),
        machine=values.pop("machine"),
        memory=values.pop("memory"),
        defines=values.pop("defines"),
        includes=values.pop("includes"),
        optimise=values.pop("optimise"),
        yield_after=values.pop("yield_after"),
        off=frozenset(values.pop("off")),
    )
