"""Accesses that the packet buffer serves by itself, beside the running thread (the EM-X's remote reads and writes).

A unit of each PE takes them one after the other, `decode` cycles and the handler's own each. The handler runs when its
packet is taken in. Threads being atomic, it finds the memory as the running thread leaves it. Its packets leave at
their own cycles; the thread does not notice.

Order: special packets of two PEs never overtake one another. Nothing bypasses while a special packet waits to be
dispatched, and the handler of one that is dispatched begins when the unit is done (dispatch.follow). What goes before
its turn goes before normal packets only: data before the packet that reports them, never after.
"""

from __future__ import annotations

from typing import Any


def bypasses(served: bool, special_waits: bool) -> bool:
    """Whether a packet goes beside the thread. served: packets of its type may; special_waits: one waits at the PE."""
    return served and not special_waits


def begin(unit: Any, now: int) -> int:
    """The cycle at which the unit turns to a packet that came in now."""
    return max(now, unit.unit_free)


def end(unit: Any, begin: int, end: int) -> None:
    """The unit is done with it."""
    unit.bypassed += 1
    unit.bypass_cycles += end - begin
    unit.unit_free = end
