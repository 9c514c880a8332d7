"""`-O 1,2`: two levels of optimisation, which the page of a program shows side by side (emc/views/page).

The commands that have such a page find the second level in Click's context; all others refuse it.
"""

from __future__ import annotations

import click

from emc.options import RANGES

SECOND = "emc.second level"  # in Context.meta


def first_level(ctx: click.Context, param: click.Parameter, value: str) -> int:
    """The callback of `-O`: a level, or in a command with pages two of them. The value is the first one."""
    first, comma, second = value.partition(",")
    levels = [_number(text) for text in (first, second)[: 1 + len(comma)]]
    least, most = RANGES["optimise"]
    if any(level is None or not least <= level <= most for level in levels):
        raise click.BadParameter(f"{value!r} is not a level: {least} to {most}.", ctx, param)
    if comma:
        if not any(one.name in ("html", "html_file") for one in ctx.command.params):
            raise click.BadParameter(f"{value!r}: this command takes one level.", ctx, param)
        ctx.meta[SECOND] = levels[1]
    return levels[0] or 0


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None


def second_level(html: str | None) -> int | None:
    """The second level of `-O 1,2`; None: there is only one. html: the page's file. Raises UsageError without it."""
    found: int | None = click.get_current_context().meta.get(SECOND)
    if found is not None and html is None:
        raise click.UsageError("-O with two levels shows them side by side on a page: add --html FILE.")
    return found
