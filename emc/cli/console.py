"""What goes to the user's terminal: faults and notes on stderr, with colours only where they can be seen."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from emc.faults import Fault
from emc.views.faults import faults

_TEXTS: dict[str, str] = {}  # standard input can't be read twice


def remember(name: str, text: str) -> None:
    """Keeps the text of an input for excerpts."""
    _TEXTS[name] = text


def inputs() -> dict[str, str]:
    """The texts of all inputs so far, by name."""
    return dict(_TEXTS)


def text_of(name: str) -> str | None:
    """The text of a file that a fault or trap names; None when it can't be had."""
    if name not in _TEXTS:
        try:
            with open(name, encoding="utf-8-sig", newline="", errors="replace") as file:
                _TEXTS[name] = file.read()
        except (OSError, ValueError):
            return None
    return _TEXTS[name]


def colour() -> bool:
    """Whether stderr shows colours: a terminal, and no wish to the contrary (no-color.org)."""
    return sys.stderr.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def say(text: str) -> None:
    """Lines for the user, behind what the program has printed."""
    sys.stdout.flush()
    print(text, file=sys.stderr, flush=True)


def show_faults(found: Iterable[Fault]) -> None:
    """Prints faults, when there are any."""
    if shown := faults(found, text_of, colour()):
        say(shown)
