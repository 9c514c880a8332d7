"""Tables and drawings on stdout, by rich."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from emc.cli.console import wants_colour

if TYPE_CHECKING:
    from rich.console import Console


def draw(show: Callable[[Console], None], wide: int) -> None:
    """Calls `show` with a console for stdout. wide: its columns, if it is not a terminal. Without colours, lines have
    no blanks at their ends."""
    from rich.console import Console

    sys.stdout.flush()
    colour = wants_colour("stdout")
    width = None if sys.stdout.isatty() else wide
    console = Console(force_terminal=colour, no_color=not colour, width=width)
    if colour:
        show(console)
        return
    with console.capture() as captured:
        show(console)
    sys.stdout.write(re.sub(" +$", "", captured.get(), flags=re.MULTILINE))
