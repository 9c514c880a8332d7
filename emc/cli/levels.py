"""`-O 1,2`: two levels of optimisation, which the page of a program shows side by side (emc/views/page).

The commands that have such a page find the second level in Click's context; all others refuse it.
"""

from __future__ import annotations

from typing import Any

import click

from emc.options import RANGES

SECOND = "emc.second level"  # in Context.meta


class Levels(click.IntRange):
    """A level, or in a command with pages two of them. The value is the first one."""

    def __init__(self) -> None:
        super().__init__(*RANGES["optimise"])

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        levels: list[Any] = str(value).split(",", 1)
        level = int(super().convert(levels[0], param, ctx))
        if len(levels) > 1:
            if ctx is None or not any(one.name in ("html", "html_file") for one in ctx.command.params):
                self.fail(f"{value!r}: this command takes one level.", param, ctx)
            ctx.meta[SECOND] = int(super().convert(levels[1], param, ctx))
        return level


def second_level(html: str | None) -> int | None:
    """The second level of `-O 1,2`; None: there is only one. html: the page's file. Raises UsageError without it."""
    found: int | None = click.get_current_context().meta.get(SECOND)
    if found is not None and html is None:
        raise click.UsageError("-O with two levels shows them side by side on a page: add --html FILE.")
    return found
