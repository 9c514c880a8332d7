"""Lays out what the kernel keeps about a run that looks for races (kernel/races)."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from emc.engines.native.kernel import state
from emc.engines.native.kernel.races.limits import LENGTHS
from emc.engines.native.run.program import Watched


def lay_out(record: Any, mapped: Callable[[str], Any], watched: Watched) -> None:
    """Maps the arrays that the kernel needs, and fills its tables. record: the machine's; mapped: maps an array."""
    record.races = 1
    for name, length in LENGTHS.items():
        setattr(record, name, length)
    record.most_touches = (1 << record.address_bits >> 2) + 2
    record.kinds, record.most_breaks = len(watched.kinds), len(watched.breaks)
    known: dict[str, bytes | tuple[int, ...]] = {
        "race_kind": watched.kinds,
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
