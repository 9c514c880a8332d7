"""The faults of a program, cached by content: the compiler is loaded only for programs that it has not yet seen.

A verdict depends on the texts, the options, the machine file and the headers that were looked for (footprint.py). All
of them are compared by content. Starting the compiler takes longer than checking a short program.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module

from emc import digests
from emc.cache import keep, look
from emc.dataclass import dataclass, replace
from emc.faults import Faults
from emc.footprint import Footprint, digest
from emc.options import BuildOptions
from emc.texts import Source

ROOM = "verdicts"


@dataclass(frozen=True, slots=True)
class _Verdict:
    faults: Faults
    seen: Footprint


def verdict(sources: Sequence[tuple[str, Source]], options: BuildOptions) -> Faults:
    """The faults of the program that the sources make."""
    if not is_cacheable(sources):
        return _find(sources, options, Footprint())
    name = name_of(sources, options)
    known: object = look(ROOM, name)
    if isinstance(known, _Verdict) and known.seen.unchanged():
        return known.faults
    seen = Footprint()
    found = _find(sources, options, seen)
    keep(ROOM, name, _Verdict(found, seen))
    return found


def is_cacheable(sources: Sequence[tuple[str, Source]]) -> bool:
    """Whether `name_of` and a footprint say all on which the program depends: Python's constants may come from
    anywhere."""
    return not any(source.is_python for _, source in sources)


def _find(sources: Sequence[tuple[str, Source]], options: BuildOptions, seen: Footprint) -> Faults:
    found: Faults = import_module("emc.session").check(sources, options, seen)
    return found


def name_of(sources: Sequence[tuple[str, Source]], options: BuildOptions) -> str:
    """A digest of all that is known before compiling. The switched-off passes are sorted, because a set has no
    order."""
    wished = replace(options, off=frozenset())
    parts = (os.getcwd(), digest(options.machine), sorted(options.off), wished, [one for _, one in sources])
    return digests.name(repr(parts))
