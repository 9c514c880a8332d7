"""The second run of `emc run`. What it finds is cached by all that it depends on, so a program that did not change is
not run twice again."""

from __future__ import annotations

from emc import digests, second_run
from emc.cache import keep, look
from emc.cli.console import say
from emc.faults import Faults
from emc.footprint import Footprint
from emc.second_run import First, unchecked
from emc.verdict import is_cacheable, name_of

__all__ = ["look_again", "unchecked"]

ROOM = "second-runs"


def look_again(first: First, seen: Footprint) -> Faults:
    """Warnings about what a second run finds; the first one must be one that `is_wanted`. seen: the headers of which
    the program is made."""
    if not is_cacheable(first.sources):
        return _find(first) or Faults()
    parts = name_of(first.sources, first.wanted), first.options, first.arguments, first.heard.kept
    key = digests.name(repr(parts))
    match look(ROOM, key):
        case (Faults() as found, Footprint() as known) if known.unchanged():
            return found
        case _:
            pass
    found = _find(first)
    if found is None:
        return Faults()
    keep(ROOM, key, (found, seen))
    return found


def _find(first: First) -> Faults | None:
    """None: the user has stopped it, or this computer lacks room."""
    found = second_run.look_again(first)
    if found.lacking:
        say(f"emc: this program was not checked for races: {found.lacking}")
    return found.faults if found.complete else None
