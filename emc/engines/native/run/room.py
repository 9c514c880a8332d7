"""Lays out what the kernel keeps about a run that looks for races (kernel/races)."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from emc.engines.native.kernel import state
from emc.engines.native.kernel.races.limits import LENGTHS, ROOM
from emc.engines.native.run.memory import address_space_left
from emc.engines.native.run.program import Watched

FIXED = frozenset(["most_chains", "floor_every", "most_pairs"])  # of LENGTHS: not rooms, or always full
LEAST = 1 << 12
PART = 4  # the rooms take at most one of so many parts of the address space that is left


def _steps() -> int:
    """How often the rooms are halved, so that they take at most a part of the address space that this process may still
    have. A run that needs more says that it was not looked at to its end."""
    return (ROOM * PART // max(1, address_space_left())).bit_length()


def lay_out(record: Any, mapped: Callable[[str], Any], watched: Watched) -> None:
    """Maps the arrays that the kernel needs, and fills its tables. record: the machine's; mapped: maps an array."""
    record.races = 1
    smaller = _steps()
    for name, length in LENGTHS.items():
        setattr(record, name, max(LEAST, length >> smaller) if name not in FIXED else length)
    record.most_touches = (1 << record.address_bits >> 2) + 2
    record.kinds, record.most_breaks = len(watched.kinds), len(watched.breaks)
    record.own_words = max((1, *memoryview(watched.own).cast("I")))
    known: dict[str, bytes | tuple[int, ...]] = {
        "race_kind": watched.kinds,
        "own_word": watched.own,
        "race_type": watched.types,
        "race_entry": watched.entries,
        "race_break": watched.breaks,
    }
    for name in state.RACES:
        array = mapped(name)
        values = known.get(name, ())
        if isinstance(values, bytes):  # ctypes would copy millions of them one by one
            ctypes.memmove(array, values, len(values))
        elif values:
            array[:] = values
