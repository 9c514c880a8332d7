"""The library's collectives of <emc.h> and <emc/coll.h>: functions that every PE calls. `reduction_sum` and similar
names are macros for functions of COMBINING, and `shift` is a macro for functions that send messages."""

from __future__ import annotations

_TYPED = tuple(f"_{op}{type}" for op in ("sum", "prod", "max", "min") for type in ("", "f", "d"))

COMBINING = frozenset(f"barrier{one}" for one in (*_TYPED, "_and", "_or", "_xor"))  # each PE gets the result of all
SCANS = frozenset(f"scan{one}" for one in _TYPED)
EXCHANGES = frozenset({"lex", "pex", "rex", "wex", "rex_unfenced", "wex_unfenced"})
INTO_BUFFERS = EXCHANGES | {"lib", "reb"}
"""Other PEs write to the buffer that is the second argument."""
COLLECTIVES = COMBINING | SCANS | INTO_BUFFERS | {"barrier_fence", "scan_sum_block"}
MEETINGS = COLLECTIVES | {"barrier"}
