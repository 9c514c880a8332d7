"""The cycles that `emc trace`, `emc watch` and `emc profile` show: the options that choose them, and messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from emc.cli.console import say
from emc.machine.options import MOST_PACKETS, USUAL_PACKETS

F = TypeVar("F", bound=Callable[..., Any])


def window_options(what: str) -> Callable[[F], F]:
    """The options `--from` and `--to`. what: the thing that the command shows, for the help text."""

    def decorate(command: F) -> F:
        cycle = click.IntRange(0)
        last = click.option("--to", "last", type=cycle, metavar="CYCLE", help=f"Show {what} up to this cycle.")
        first = click.option("--from", "first", type=cycle, default=0, metavar="CYCLE",
                             help=f"Show {what} from this cycle on.")  # fmt: skip
        return first(last(whole_option(command)))

    return decorate


whole_option = click.option("--whole", is_flag=True, help="Show the whole run, even if a part of it is measured.")
packets_option = click.option(
    "--packets",
    type=click.IntRange(1, MOST_PACKETS),
    default=USUAL_PACKETS,
    show_default=True,
    metavar="N",
    help="Show at most N packets one by one in a page.",
)


def cycles_of(values: dict[str, Any]) -> tuple[int, int | None]:
    """The first and the last cycle; None: to the end. Raises UsageError."""
    first, last = values["first"], values["last"]
    if last is not None and last < first:
        raise click.UsageError(f"--to {last} is before --from {first}.")
    return first, last


def chosen(values: dict[str, Any]) -> bool:
    """Whether `--from`, `--to` or `--whole` choose the cycles, so that the measured part does not. Raises UsageError if
    they contradict each other, or if `--function` chooses the cycles, too."""
    context = click.get_current_context()
    given = any(context.get_parameter_source(name) is ParameterSource.COMMANDLINE for name in ("first", "last"))
    if given and values["whole"]:
        raise click.UsageError("--whole shows all cycles: remove it, or --from and --to.")
    if (given or values["whole"]) and values["function"]:
        raise click.UsageError("--function chooses the cycles that are shown: remove --from, --to and --whole.")
    return given or values["whole"]


def tell_page(path: object, packets: int, size: int, untraced: int, last: int) -> None:
    """Reports what a page shows, and what it leaves out."""
    say(f"emc: {path}: {packets:,} packets, {size:,} bytes; open it in a browser")
    if untraced:
        say(
            f"emc: left out: {untraced:,} packet{'s' * (untraced != 1)} after cycle {last:,};  "
            f"--from and --to choose other cycles, --packets up to {MOST_PACKETS:,} packets"
        )
