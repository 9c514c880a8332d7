"""What goes to the user's terminal: faults and notes on stderr, with colours only where they can be seen."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from emc import places
from emc.faults import Fault
from emc.source import LIBRARY
from emc.views.faults import faults


class Closed(Exception):
    """Nobody reads our output any more."""


_TEXTS: dict[str, str] = {}  # standard input can't be read twice


def remember(name: str, text: str) -> None:
    """Keeps the text of an input for excerpts."""
    _TEXTS[name] = text


def inputs_forgotten() -> None:
    """For a process that runs several commands."""
    _TEXTS.clear()


def inputs() -> dict[str, str]:
    """The texts of all inputs so far, by name."""
    return dict(_TEXTS)


def text_of(name: str) -> str | None:
    """The text of a file that a fault or trap names; None when it can't be had."""
    own = places.runtime() / ("lib/" + name.removeprefix(LIBRARY) if name.startswith(LIBRARY) else name)
    for path in (Path(name), own):
        if name not in _TEXTS and path.is_file():
            try:
                _TEXTS[name] = path.read_text(encoding="utf-8-sig", errors="replace")
            except OSError:
                return None
    return _TEXTS.get(name)


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
