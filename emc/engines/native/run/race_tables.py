"""Sets up what the kernel keeps about a run with `--races` (kernel/races)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emc.engines.native.kernel import state
from emc.engines.native.kernel.races.limits import LENGTHS
from emc.engines.native.run.program import Watched


def lay_out(m: Any, array: Callable[[str], Any], watched: Watched) -> None:
    """Maps the arrays that the kernel needs, and fills its tables. m: the machine's record; array: maps the kernel's
    array of that name."""
    m.races = 1
    for name, length in LENGTHS.items():
        setattr(m, name, length)
    m.most_touches = (1 << m.address_bits >> 2) + 2
    m.kinds, m.most_breaks = len(watched.kinds), len(watched.breaks)
    known = {
        "race_kind": watched.kinds,
        "race_type": watched.types,
        "race_entry": watched.entries,
        "race_break": watched.breaks,
    }
    for name in state.RACES:
        made = array(name)
        if name in known:
            made[:] = known[name]
